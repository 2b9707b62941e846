import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { ROWS, address, openBrowser, openPage } from '../setup/browser.mjs';

const MAX_TABS = 150;

/** Stats of the report: one request for each range, unless the page has them. */
const STATS = /reports\/revenue\/stats/;

describe( 'the dates of a report, with the keyboard alone', () => {
	let browser;

	before( async () => {
		browser = await openBrowser();
	} );

	after( () => browser?.close() );

	const open = async ( query, options ) => {
		const opened = await openPage( browser, options );
		const { page } = opened;
		await page.goto( address( '/analytics/revenue', query ) );
		await page.locator( ROWS ).first().waitFor();
		const focused = () =>
			page.evaluate( () => {
				const element =
					document.querySelector( ':focus' ) ?? document.body;
				return (
					element.getAttribute( 'aria-label' ) ??
					element.labels?.[ 0 ]?.textContent ??
					( element === document.body ? '' : element.textContent )
				)
					.replace( '✓', '' )
					.trim();
			} );
		const press = async ( ...keys ) => {
			for ( const key of keys ) {
				await page.keyboard.press( key );
				assert.notEqual(
					await page.evaluate(
						() => ! document.querySelector( ':focus' )
					),
					true,
					`${ key } loses the focus`
				);
			}
		};
		const tabTo = async ( name ) => {
			for ( let count = 0; count < MAX_TABS; count++ ) {
				await page.keyboard.press( 'Tab' );
				if ( name.test( await focused() ) ) {
					return;
				}
			}
			assert.fail( `Tab does not come to ${ name }` );
		};
		return {
			...opened,
			focused,
			press,
			tabTo,
			dialog: page.getByRole( 'dialog', { name: 'Date Range' } ),
			openDates: async () => {
				await tabTo( /\(.*20\d\d\)/ );
				await press( 'Enter' );
				await page.getByRole( 'button', { name: 'Update' } ).waitFor();
			},
			/** Goes to a radio button of the group that has the focus. */
			choose: async ( name ) => {
				for ( let count = 0; count < 20; count++ ) {
					if ( name.test( await focused() ) ) {
						await press( 'Space' );
						return;
					}
					await press( 'ArrowDown' );
				}
				assert.fail( `No radio button ${ name }` );
			},
			query: () => new URL( page.url() ).searchParams,
		};
	};

	const faultsOf = async ( page ) => {
		const { violations } = await new AxeBuilder( { page } )
			.include( '#storedeck-root' )
			.include( '.components-popover' )
			.analyze();
		return violations.map( ( { id, nodes } ) => [
			id,
			nodes.map( ( node ) => node.html ),
		] );
	};

	it( 'chooses a rolling range with no comparison', async () => {
		const { page, context, faults, requests, ...user } = await open( {
			period: 'month',
			compare: 'previous_year',
		} );
		await user.openDates();
		assert.deepEqual( await faultsOf( page ), [] );
		await user.tabTo( /^Month to date$/ );
		await user.choose( /^Last 30 days$/ );
		await user.tabTo( /^Previous year$/ );
		await user.choose( /^No comparison$/ );
		await user.tabTo( /^Update$/ );
		requests.length = 0;
		await user.press( 'Enter' );
		await page.waitForURL( /period=last_30_days/ );
		assert.equal( user.query().get( 'compare' ), 'none' );
		assert.match( await user.focused(), /Last 30 days.*No comparison/s );
		await page.locator( ROWS ).first().waitFor();
		await page
			.locator( '.storedeck-busy' )
			.first()
			.waitFor( { state: 'detached' } );
		const ranges = new Set(
			requests
				.filter( ( url ) => STATS.test( url ) )
				.map( ( url ) => new URL( url ).searchParams.get( 'after' ) )
		);
		assert.equal( ranges.size, 1, [ ...ranges ].join() );
		assert.equal(
			await page.locator( '.woocommerce-summary__item-delta' ).count(),
			0
		);
		assert.equal(
			await page.getByText( /Previous period|vs\./ ).count(),
			0
		);
		assert.deepEqual( await faultsOf( page ), [] );
		assert.deepEqual( faults, [] );

		// The page carries the answers of these dates too.
		requests.length = 0;
		await page.reload();
		await page.locator( ROWS ).first().waitFor();
		assert.deepEqual(
			requests.filter( ( url ) => /reports\//.test( url ) ),
			[]
		);
		await context.close();
	} );

	it( 'compares with the same weekdays, and with dates of its own', async () => {
		const { page, context, faults, requests, ...user } = await open( {
			period: 'last_7_days',
			compare: 'previous_period',
		} );
		await user.openDates();
		await user.tabTo( /^Previous period$/ );
		await user.choose( /^Same weekdays last year$/ );
		await user.tabTo( /^Update$/ );
		await user.press( 'Enter' );
		await page.waitForURL( /compare=same_weekdays/ );
		await page.getByText( 'Same weekdays last year:' ).first().waitFor();

		await user.press( 'Enter' );
		await page.getByRole( 'button', { name: 'Update' } ).waitFor();
		await user.tabTo( /^Same weekdays last year$/ );
		await user.choose( /^Custom dates$/ );
		await user.tabTo( /^Compare from$/ );
		await page.keyboard.type( '01/01/2025' );
		await user.tabTo( /^Compare until$/ );
		await page.keyboard.type( '2025-01-07' );
		assert.deepEqual( await faultsOf( page ), [] );
		await user.tabTo( /^Update$/ );
		await user.press( 'Enter' );
		await page.waitForURL( /compare=custom/ );
		assert.equal( user.query().get( 'compare_after' ), '2025-01-01' );
		assert.equal( user.query().get( 'compare_before' ), '2025-01-07' );
		assert.match(
			await user.focused(),
			/vs\. Custom dates \(Jan 1 - 7, 2025\)/
		);

		// The dates stay on the way to another report.
		requests.length = 0;
		await page.reload();
		await page.locator( ROWS ).first().waitFor();
		assert.deepEqual(
			requests.filter( ( url ) => /reports\//.test( url ) ),
			[]
		);
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	it( 'types a custom range, and picks its end in the calendar', async () => {
		const { page, context, faults, ...user } = await open();
		await user.openDates();
		await user.tabTo( /^Presets$/ );
		await user.press( 'ArrowRight' );
		if ( ! ( await page.getByLabel( 'Start Date' ).count() ) ) {
			await user.press( 'Enter' );
		}
		await user.tabTo( /^Start Date$/ );
		await page.keyboard.type( '03/02/2026' );
		await page.getByRole( 'grid', { name: 'March 2026' } ).waitFor();
		assert.deepEqual( await faultsOf( page ), [] );
		await user.tabTo( /^End Date$/ );
		await page.keyboard.type( '03/40/2026' );
		await page.getByText( 'Invalid date' ).waitFor();
		assert.deepEqual( await faultsOf( page ), [] );
		await page.keyboard.press( 'Control+A' );
		await page.keyboard.press( 'Delete' );
		await user.tabTo( /March 2, 2026/ );
		await user.press( 'ArrowDown', 'ArrowRight', 'Enter' );
		await page.waitForFunction( () =>
			[ ...document.querySelectorAll( 'input' ) ].some(
				( { value } ) => value === '03/10/2026'
			)
		);
		await user.tabTo( /^Update$/ );
		await user.press( 'Enter' );
		await page.waitForURL( /period=custom/ );
		assert.equal( user.query().get( 'after' ), '2026-03-02' );
		assert.equal( user.query().get( 'before' ), '2026-03-10' );
		assert.deepEqual( faults, [] );
		await context.close();
	} );

	it( 'closes with Escape and leaves the focus on the button', async () => {
		const { page, context, dialog, ...user } = await open();
		await user.openDates();
		await user.tabTo( /^Month to date$/ );
		await user.press( 'Escape' );
		await dialog.waitFor( { state: 'detached' } );
		assert.match( await user.focused(), /vs\./ );
		await context.close();
	} );

	for ( const [ what, search ] of [
		[ 'period', 'period=fortnight&compare=previous_year' ],
		[ 'comparison', 'period=month&compare=last_decade' ],
		[ 'custom range', 'period=custom&compare=none&after=2026-02-30' ],
		[ 'list', 'period[]=month&period[]=week&compare=previous_year' ],
		[ 'length', `period=${ 'x'.repeat( 3000 ) }&compare=none` ],
		[ 'custom comparison', 'period=month&compare=custom&compare_after=1' ],
	] ) {
		it( `shows the default dates and says so: unknown ${ what }`, async () => {
			const { page, context, faults } = await openPage( browser );
			await page.goto(
				`${ address( '/analytics/revenue' ) }&${ search }`
			);
			await page.locator( ROWS ).first().waitFor();
			await page
				.getByText( 'The dates of this address are unknown.' )
				.waitFor();
			await page
				.getByText( /Month to date \(/ )
				.first()
				.waitFor();
			assert.deepEqual( faults, [] );
			await context.close();
		} );
	}

	it( 'says that a range overlaps what it is compared with', async () => {
		const { page, context } = await open( {
			period: 'custom',
			compare: 'previous_year',
			after: '2025-01-01',
			before: '2026-06-30',
		} );
		await page
			.getByText( /vs\. Previous year \(.*\), overlapping/ )
			.waitFor();
		await context.close();
	} );

	for ( const width of [ 1440, 782, 390 ] ) {
		it( `fits into ${ width } px, open`, async () => {
			const { page, context, faults } = await openPage( browser, {
				width,
			} );
			await page.goto(
				address( '/analytics/revenue', {
					period: 'custom',
					compare: 'custom',
					after: '2026-03-02',
					before: '2026-03-10',
					compare_after: '2025-01-01',
					compare_before: '2025-01-07',
				} )
			);
			await page.locator( ROWS ).first().waitFor();
			await page.getByRole( 'button', { name: /vs\./ } ).click();
			await page.getByRole( 'grid' ).first().waitFor();
			assert.equal(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth -
						document.documentElement.clientWidth
				),
				0
			);
			assert.deepEqual( await faultsOf( page ), [] );
			assert.deepEqual( faults, [] );
			if ( process.env.SHOTS ) {
				await page.screenshot( {
					path: `${ process.env.SHOTS }/dates-${ width }.png`,
				} );
			}
			await context.close();
		} );
	}
} );
