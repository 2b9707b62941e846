import { option } from '../setup/store.mjs';
import { runOnSite } from './support/run-on-site.mjs';

/*
 * Memory of pages that stay open.
 *
 *   npm run soak -- open-page [--minutes=60] [--real-time] [--idle]
 *
 * Opens a report and Home. In each minute a person refreshes, sorts, zooms, opens
 * and closes panels, loses the connection and returns to the tab; then the
 * browser's clock jumps to the next minute, so an hour takes about ten. With
 * --real-time the rest of each minute is waited for instead, with --idle the page
 * is left alone. After each minute garbage is collected, and requests to the REST
 * API are counted. Fails when the used JavaScript heap, the DOM nodes or the event
 * listeners keep growing: when the lowest value of the last third is above that of
 * the second third by more than the limit.
 */
const isRealTime = process.argv.includes( '--real-time' );
const isIdle = process.argv.includes( '--idle' );
const minutes = option( 'minutes', 60 );

/** Growth in a third of the time, as a share, that measurements of a page that keeps nothing may show. */
const LIMITS = { heap: 0.04, nodes: 0.03, listeners: 0.03 };

await runOnSite( { name: 'open-page', orders: 3000 }, async () => {
	const { ROWS, address, openBrowser, openPage } = await import(
		'../setup/browser.mjs'
	);

	const press = ( page, name, key = 'Enter' ) =>
		page.getByRole( 'button', { name } ).first().press( key );

	/** Opens a panel or menu, and closes it. */
	async function peek( page, name, selector = '[role="dialog"]' ) {
		await press( page, name );
		const opened = page.locator( selector ).first();
		await opened.waitFor();
		await opened.press( 'Escape' );
		await opened.waitFor( { state: 'detached' } );
	}

	async function loseConnection( page ) {
		await page.context().setOffline( true );
		await page.context().setOffline( false );
	}

	/** What a person does on any screen. */
	async function pressHeader( page ) {
		await peek( page, /^Inbox/ );
		await peek( page, /orders to process/ );
		await peek( page, /^Search/ );
		await loseConnection( page );
	}

	/** The pages: what to wait for, and what a person does in a minute. */
	const PAGES = [
		{
			name: 'Orders report',
			url: '/analytics/orders',
			ready: ROWS,
			act: async ( page ) => {
				await press( page, 'Refresh' );
				await page.locator( ROWS ).first().waitFor();
				await press( page, 'Net sales' );
				await page.locator( ROWS ).first().waitFor();
				await press( page, 'Next Page' );
				await page.getByLabel( 'Bar chart' ).press( 'Enter' );
				await page
					.locator( '.woocommerce-chart__body svg' )
					.first()
					.hover();
				await page.getByLabel( 'Line chart' ).press( 'Enter' );
				await press( page, 'Previous Page' );
				await page
					.getByLabel( 'About Net sales' )
					.first()
					.press( 'Enter' );
				await page.keyboard.press( 'Escape' );
				await peek( page, /Month to date/ );
				await pressHeader( page );
			},
		},
		{
			name: 'Home',
			url: '/',
			ready: '.storedeck-metric-card',
			act: async ( page ) => {
				await page
					.getByText( 'This week', { exact: true } )
					.last()
					.click();
				await page.getByText( 'Today', { exact: true } ).last().click();
				await peek(
					page,
					'Home display options',
					'.components-popover'
				);
				await pressHeader( page );
			},
		},
	];

	/** Values after garbage collection: bytes, and numbers that include what is detached. */
	async function measure( { session, requests } ) {
		await session.send( 'HeapProfiler.collectGarbage' );
		const { usedSize } = await session.send( 'Runtime.getHeapUsage' );
		const { nodes, jsEventListeners } = await session.send(
			'Memory.getDOMCounters'
		);
		return {
			heap: usedSize,
			nodes,
			listeners: jsEventListeners,
			requests: requests.length,
		};
	}

	const browser = await openBrowser();
	const opened = [];
	for ( const one of PAGES ) {
		// Each in a process of its own, so that each is measured alone.
		const { page, context, requests } = await openPage( browser );
		// The machine may do other work.
		page.setDefaultTimeout( 900_000 );
		if ( ! isRealTime ) {
			await page.clock.install();
		}
		await page.goto( address( one.url ) );
		await page.locator( one.ready ).first().waitFor();
		opened.push( {
			...one,
			page,
			requests,
			session: await context.newCDPSession( page ),
			samples:
				/** @type {Awaited<ReturnType<typeof measure>>[]} */ ( [] ),
		} );
	}

	const wait = ( /** @type {number} */ milliseconds ) =>
		new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );
	for ( let minute = 1; minute <= minutes; minute++ ) {
		const end = Date.now() + 60_000;
		for ( const { page, act } of opened ) {
			if ( ! isIdle ) {
				await act( page );
			}
			if ( ! isRealTime ) {
				await page.clock.fastForward( 60_000 );
			}
		}
		if ( isRealTime ) {
			await wait( Math.max( 0, end - Date.now() ) );
		}
		for ( const one of opened ) {
			await one.page.waitForLoadState( 'networkidle' );
			one.samples.push( await measure( one ) );
		}
		if ( minute === 1 || minute % 5 === 0 ) {
			console.log(
				`Minute ${ minute }: ${ opened
					.map(
						( { name, samples } ) =>
							`${ name } ${ JSON.stringify( samples.at( -1 ) ) }`
					)
					.join( ', ' ) }`
			);
		}
	}
	await browser.close();

	for ( const { name, samples } of opened ) {
		const third = Math.floor( samples.length / 3 );
		for ( const [ what, limit ] of Object.entries( LIMITS ) ) {
			const lowest = ( from, to ) =>
				Math.min(
					...samples.slice( from, to ).map( ( one ) => one[ what ] )
				);
			const before = lowest( third, 2 * third );
			const after = lowest( 2 * third );
			const growth = after / before - 1;
			const hasGrown = growth > limit;
			console.log(
				`${
					hasGrown ? '✖' : '✔'
				} ${ name }, ${ what }: ${ before } → ${ after } (${ (
					growth * 100
				).toFixed( 1 ) } %)`
			);
			if ( hasGrown ) {
				process.exitCode = 1;
			}
		}
	}
} );
