/**
 * Collects the errors in the console for the tests of a file, which would fail
 * because of them otherwise. jsdom also reports the start of a navigation as an
 * error: it cannot load another page.
 */
export function collectErrors() {
	const errors = jest.fn();
	let report: typeof console.error;
	beforeEach( () => {
		errors.mockClear();
		report = console.error;
		console.error = errors;
	} );
	afterEach( () => {
		console.error = report;
	} );
	return {
		/** The first argument of each error. */
		list: () => errors.mock.calls.map( ( [ first ] ) => String( first ) ),
		/** How often the page was to be left, or loaded again. */
		countPageLoads: () =>
			errors.mock.calls.filter( ( [ reason ] ) =>
				String( reason ).includes( 'Not implemented: navigation' )
			).length,
	};
}
