import { screen, THREE_YEARS } from './screens.mjs';
import { median, round } from './visitor.mjs';

/** Limit of the time from the last response until it is painted, in ms. */
const LIMIT = 150;

const chooseInterval = ( name ) => ( page ) =>
	page
		.locator( '.woocommerce-chart__interval-select select' )
		.first()
		.selectOption( name );
const sort = ( page ) =>
	page
		.getByRole( 'columnheader', { name: /Net sales/ } )
		.getByRole( 'button' )
		.click();
const showNextPage = ( page ) =>
	page.getByRole( 'button', { name: 'Next Page' } ).first().click();
const setDateRange = ( query ) => ( page ) =>
	page.evaluate(
		( url ) => {
			window.history.pushState( {}, '', url );
			window.dispatchEvent( new window.PopStateEvent( 'popstate' ) );
		},
		screen( 'revenue', query )
	);

/**
 * Label => query of the Revenue report, and an action on its page.
 *
 * @type {Record<string, [ string, ( page: any ) => Promise<unknown> ]>}
 */
const CHANGES = {
	'interval: week': [ THREE_YEARS, chooseInterval( 'week' ) ],
	'interval: day, three years': [
		THREE_YEARS.replace( 'interval=day', 'interval=week' ),
		chooseInterval( 'day' ),
	],
	'date range: last year': [
		'',
		setDateRange( '&period=last_year&compare=previous_year' ),
	],
	'date range: three years by day': [ '', setDateRange( THREE_YEARS ) ],
	sort: [ THREE_YEARS, sort ],
	page: [ THREE_YEARS, showNextPage ],
};

/**
 * Measures the time from a response until it is painted.
 *
 * @param {Awaited<ReturnType<typeof import('./visitor.mjs').openVisitor>>} visitor
 * @param {number}                                                          runs
 */
export async function measureChanges( visitor, runs ) {
	const rows = {};
	for ( const [ name, [ query, act ] ] of Object.entries( CHANGES ) ) {
		const times = [];
		let requests = 0;
		for ( let run = 0; run < runs; run++ ) {
			const page = await visitor.open();
			try {
				await visitor.load( page, screen( 'revenue', query ) );
				await visitor.read( page, 'painted' );
				// Scripts that are loaded later would delay the change.
				await page.waitForLoadState( 'networkidle' );
				const measurement = page.evaluate( () =>
					window.storedeckBench.change( performance.now() )
				);
				await act( page );
				const change = await measurement;
				times.push( change.painted - change.responded );
				requests = change.requests;
			} finally {
				await page.context().close();
			}
		}
		rows[ name ] = {
			requests,
			'response to paint': round( median( times ) ),
			worst: round( Math.max( ...times ) ),
			passes: median( times ) <= LIMIT ? 'yes' : 'NO',
		};
	}
	console.log(
		`\nFrom the last response until it is painted, milliseconds, at most ${ LIMIT }:`
	);
	console.table( rows );
}
