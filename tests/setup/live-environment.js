const { TestEnvironment } = require( 'jest-environment-jsdom' );

/**
 * A jsdom page that is logged in to the live site, with the settings that the
 * plugin printed and a `fetch` that sends the session's cookies. Requests and
 * responses are not mocked.
 */
module.exports = class LiveEnvironment extends TestEnvironment {
	async setup() {
		await super.setup();
		const { php, signIn, site } = await import( './site.mjs' );
		const { headers } = await signIn();
		const page = await fetch(
			new URL( '/wp-admin/admin.php?page=storedeck', site.url ),
			{ headers: { cookie: headers.cookie } }
		);
		const [ , json = '{}' ] =
			( await page.text() ).match(
				/window\.storedeckSettings = (\{.*\});/
			) ?? [];

		Object.assign( this.global, {
			// The stores would use preloaded data instead of requests.
			storedeckSettings: { ...JSON.parse( json ), preloaded: {} },
			fetch: ( url, init ) =>
				send( new URL( url, site.url ), init, headers.cookie ),
			Response,
			runInSite: php,
		} );
	}
};

/** Sends a request of the page. Node's `fetch` does not accept an AbortSignal of jsdom. */
function send( url, { signal, ...init } = {}, cookie ) {
	const controller = new AbortController();
	if ( signal?.aborted ) {
		controller.abort();
	}
	signal?.addEventListener( 'abort', () => controller.abort() );
	return fetch( url, {
		...init,
		credentials: undefined,
		headers: { ...init.headers, cookie },
		signal: controller.signal,
	} );
}
