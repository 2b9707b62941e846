const { TestEnvironment } = require( 'jest-environment-jsdom' );

/**
 * A browser page logged in to the live site: it has the settings that
 * the plugin printed and a `fetch` that sends the session's
 * cookies. Everything between the stores and the server is real.
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
			// Preloaded data would replace requests.
			storedeckSettings: { ...JSON.parse( json ), preloaded: {} },
			fetch: ( address, init ) =>
				send( new URL( address, site.url ), init, headers.cookie ),
			Response,
			runInShop: php,
		} );
	}
};

/** Sends a request of the page. jsdom's AbortSignal is not Node's. */
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
