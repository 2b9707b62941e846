/**
 * Goes to a URL inside the app and describes what it shows. Runs in the page.
 *
 * @param {{ href: string, isSettled: boolean }} options `href` is empty for the URL that is open.
 */
export async function showUrl( { href, isSettled } ) {
	if ( href ) {
		window.history.pushState( null, '', href );
		window.dispatchEvent( new window.PopStateEvent( 'popstate' ) );
	}
	const wait = ( /** @type {number} */ milliseconds ) =>
		new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
	const paint = () =>
		new Promise( ( resolve ) => window.requestAnimationFrame( resolve ) );
	await paint();
	await paint();
	await wait( 20 );
	const isBusy = () =>
		document.querySelector( '[aria-busy=true], .storedeck-loading' );
	for ( let waited = 0; isSettled && isBusy() && waited < 10_000;  ) {
		await wait( 50 );
		waited += 50;
	}
	const app = document.querySelector( '.storedeck-layout' );
	// Other failures are those of requests.
	const failures = [ ...document.querySelectorAll( '.storedeck-failure' ) ]
		.map( ( { textContent } ) => textContent ?? '' )
		.filter( ( text ) =>
			/^(Could not display|Something went wrong)/.test( text )
		);
	return { text: app?.textContent?.length ?? 0, failures };
}
