import assert from 'node:assert/strict';
import { ROWS, address } from '../setup/browser.mjs';
import { CARD } from '../setup/metric-cards.mjs';
import { openPage, test } from '../setup/test.mjs';
import { simulateRtl } from './support/dates.mjs';

const REVENUE = '/analytics/revenue';
const CHART = '.woocommerce-chart';

test.describe( 'the look of the screens', () => {
	async function open( path, selector, options ) {
		const { page } = await openPage( options );
		await page.goto( address( path ) );
		await page.locator( selector ).first().waitFor();
		return page;
	}

	test( 'fills both rows of seven cards', async () => {
		const page = await open( REVENUE, CARD );
		const cards = await page.locator( CARD ).evaluateAll( ( items ) =>
			items.map( ( item ) => {
				const { top, right } = item.getBoundingClientRect();
				return { top: Math.round( top ), right: Math.round( right ) };
			} )
		);
		assert.equal( cards.length, 7 );
		/** @type {Map< number, number[] >} */
		const rows = new Map();
		for ( const { top, right } of cards ) {
			rows.set( top, [ ...( rows.get( top ) ?? [] ), right ] );
		}
		const ends = [ ...rows.values() ].map( ( row ) => Math.max( ...row ) );
		assert.equal( ends.length, 2 );
		assert.equal( ends[ 0 ], ends[ 1 ] );
		await page.close();
	} );

	test( 'shows the fields of a custom comparison without scrolling', async () => {
		const page = await open( REVENUE, ROWS, { height: 900 } );
		await page.getByRole( 'button', { name: /Date Range/ } ).click();
		await page.getByText( 'Custom period', { exact: true } ).click();
		const footer = page.locator( '.woocommerce-filters-date__footer' );
		for ( const name of [
			'Comparison start date',
			'Comparison end date',
		] ) {
			const box = await page
				.getByRole( 'textbox', { name } )
				.boundingBox();
			const { y } = await footer.boundingBox();
			assert.ok( box.y > 0 && box.y + box.height <= y, name );
		}
		await page.close();
	} );

	test( 'shows messages of the chart without moving its controls', async () => {
		const page = await open( REVENUE, ROWS );
		const menu = page.getByRole( 'button', { name: 'Chart actions' } );
		const getPlaces = () =>
			page
				.locator( '.woocommerce-chart__header > *' )
				.evaluateAll( ( parts ) =>
					parts.map( ( part ) => {
						const { x, y, width } = part.getBoundingClientRect();
						const { y: top } =
							part.parentElement.getBoundingClientRect();
						return [ x, y - top, width ].map( Math.round );
					} )
				);
		const places = await getPlaces();
		await menu.click();
		await page.getByRole( 'menuitem', { name: 'Copy data' } ).click();
		await page
			.locator( '.woocommerce-chart__message:not(:empty)' )
			.waitFor();
		assert.deepEqual( await getPlaces(), places );
		await page.close();
	} );

	test( 'has the same edges on every screen at 1920 pixels', async () => {
		/** @type {string[]} */
		const edges = [];
		for ( const [ path, selector ] of [
			[ '/', '.storedeck-home' ],
			[ '/inbox', '.storedeck-inbox-screen' ],
			[ '/settings', '.storedeck-settings' ],
			[ '/payments', '.storedeck-payments' ],
			[ REVENUE, CHART ],
		] ) {
			const page = await open( path, selector, { width: 1920 } );
			const getEdges = ( target ) =>
				page
					.locator( target )
					.first()
					.evaluate( ( element ) => {
						const { left, right } = element.getBoundingClientRect();
						const style = window.getComputedStyle( element );
						return [
							left + parseFloat( style.paddingLeft ),
							right - parseFloat( style.paddingRight ),
						]
							.map( Math.round )
							.join( ' ' );
					} );
			edges.push(
				await getEdges( selector ),
				await getEdges( '.storedeck-header' )
			);
			await page.close();
		}
		assert.deepEqual( new Set( edges ).size, 1, edges.join( ', ' ) );
	} );

	test( 'keeps the width of the header below a floating text', async () => {
		const page = await open( REVENUE, CARD );
		const getWidth = async () =>
			( await page.locator( '.storedeck-header' ).boundingBox() ).width;
		const width = await getWidth();
		const place = page.locator( '.storedeck-header__place' );
		const { width: free } = await place
			.locator( '..' )
			.evaluate( ( { clientWidth } ) => ( { width: clientWidth } ) );
		await page.evaluate( () => {
			const text = document.createElement( 'p' );
			text.textContent = 'Hello, Dolly';
			text.style.cssText = 'float: right; margin: 0; padding: 5px 10px;';
			document.querySelector( '#wpbody-content' )?.prepend( text );
		} );
		assert.equal( await getWidth(), width );
		assert.equal(
			await place
				.locator( '..' )
				.evaluate( ( { clientWidth } ) => clientWidth ),
			free
		);
		await page.close();
	} );

	test( 'uses the accent of the color scheme for links and focus', async () => {
		const page = await open( REVENUE, ROWS );
		const accent = 'rgb(221, 130, 59)';
		await page.evaluate( () => {
			document.body.className = document.body.className.replace(
				/admin-color-\S+/,
				''
			);
			document.body.classList.add( 'admin-color-sunrise' );
		} );
		const link = page.locator( `${ ROWS } a` ).first();
		const getStyle = ( locator, property ) =>
			locator.evaluate(
				( element, name ) =>
					window.getComputedStyle( element ).getPropertyValue( name ),
				property
			);
		assert.equal( await getStyle( link, 'color' ), accent );
		await link.focus();
		assert.match( await getStyle( link, 'box-shadow' ), /221, 130, 59/ );
		const selected = page.locator(
			'.woocommerce-summary__item.is-selected'
		);
		assert.equal(
			await getStyle( selected, 'border-bottom-color' ),
			accent
		);
		await page.close();
	} );

	test( 'keeps a pressed star visible while it has the focus', async () => {
		const page = await open( REVENUE, '.storedeck-star' );
		const star = page.locator( '.storedeck-star' );
		await star.evaluate( ( element ) => {
			element.setAttribute( 'aria-pressed', 'true' );
			element.classList.add( 'is-pressed' );
		} );
		await star.focus();
		assert.match(
			await star.evaluate(
				( element ) =>
					window.getComputedStyle( element ).backgroundColor
			),
			/rgba\(0, 0, 0, 0\)|transparent/
		);
		await page.close();
	} );

	test( 'has filters of one height on Reviews', async () => {
		const page = await open( '/reviews', '.storedeck-reviews__filters' );
		const heights = await page
			.locator(
				'.storedeck-reviews__filters :is(select, .storedeck-search-field input, .woocommerce-select-control__control)'
			)
			.evaluateAll( ( fields ) =>
				fields.map( ( field ) => field.getBoundingClientRect().height )
			);
		assert.deepEqual( heights, [ 40, 40, 40 ] );
		await page.close();
	} );

	test( 'mirrors reviews and the time axis from right to left', async () => {
		const { page } = await openPage();
		await simulateRtl( page );
		await page.goto( address( '/reviews' ) );
		const reviewer = page.locator( '.storedeck-reviewer' ).first();
		await reviewer.waitFor();
		const [ image, name ] = await Promise.all(
			[ 'img', '.storedeck-reviewer__name bdi' ].map( ( part ) =>
				reviewer.locator( part ).boundingBox()
			)
		);
		assert.ok( image.x > name.x + name.width - 1 );
		await page.goto( address( REVENUE ) );
		const ticks = page.locator( '.d3-chart .axis text' );
		await ticks.first().waitFor();
		const places = await ticks.evaluateAll( ( texts ) =>
			texts.map( ( text ) => text.getBoundingClientRect().left )
		);
		assert.deepEqual(
			places,
			[ ...places ].sort( ( a, b ) => b - a )
		);
		await page.close();
	} );
} );
