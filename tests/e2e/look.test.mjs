import assert from 'node:assert/strict';
import { ROWS, address, navigate } from '../setup/browser.mjs';
import { assertAccessible, assertFits } from '../setup/checks.mjs';
import { CARD } from '../setup/metric-cards.mjs';
import { php } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';
import { simulateRtl } from './support/dates.mjs';

const REVENUE = '/analytics/revenue';
const CHART = '.woocommerce-chart';

test.describe( 'the look of the screens', () => {
	test.describe( 'Revenue', () => {
		let opened;
		let page;

		test.beforeAll( async () => {
			opened = await openPage();
			( { page } = opened );
			await page.goto( address( REVENUE ) );
			await page.locator( CARD ).first().waitFor();
			await page.locator( ROWS ).first().waitFor();
			await page.locator( '.storedeck-star' ).waitFor();
		} );

		test.afterAll( () => opened.context.close() );

		test( 'shows equal tiles in one row, and all of them on a phone', async () => {
			const getTiles = () =>
				page.locator( CARD ).evaluateAll( ( items ) => {
					const boxes = items.map( ( item ) =>
						item.getBoundingClientRect()
					);
					return {
						rows: new Set( boxes.map( ( { top } ) => top ) ).size,
						ends: new Set( boxes.map( ( { right } ) => right ) )
							.size,
						widths: new Set(
							boxes.map( ( { width } ) => Math.round( width ) )
						).size,
					};
				} );
			assert.deepEqual( await getTiles(), {
				rows: 1,
				ends: 7,
				widths: 1,
			} );
			const viewport = page.viewportSize();
			await page.setViewportSize( { width: 390, height: 800 } );
			// The first of seven has a row of its own.
			await expect
				.poll( getTiles )
				.toEqual( { rows: 4, ends: 2, widths: 2 } );
			await page.setViewportSize( viewport );
		} );

		test( 'tells above the chart what changed, with the figures of the tile', async () => {
			const answer = page.locator( '.storedeck-answer' );
			await expect( answer.locator( 'p' ) ).toHaveText(
				/^(Up|Down) [\d.,]+% on .+ until \d+:\d+ [ap]m: .+ orders, .+ per order/
			);
			const selected = page.locator( `${ CARD } .is-selected` );
			for ( const [ part, ofTile ] of [
				[ 'strong', '.woocommerce-summary__item-value' ],
				[
					'.woocommerce-summary__item-delta-value',
					'.woocommerce-summary__item-delta-value',
				],
			] ) {
				await expect( answer.locator( part ) ).toHaveText(
					await selected.locator( ofTile ).innerText()
				);
			}
		} );

		test( 'draws the trend of each tile, and gray blocks and a bar while another period loads', async () => {
			const tiles = await page.locator( CARD ).count();
			await expect(
				page.locator(
					`${ CARD } .storedeck-sparkline__current[d^="M"]`
				)
			).toHaveCount( tiles );
			let release;
			const held = new Promise( ( resolve ) => {
				release = resolve;
			} );
			await page.route( '**/wp-json/**', async ( route ) => {
				await held;
				await route.continue();
			} );
			const getTop = () =>
				page
					.locator( CARD )
					.first()
					.evaluate(
						( element ) => element.getBoundingClientRect().top
					);
			const getBar = () =>
				page
					.locator( '.storedeck-header' )
					.evaluate(
						( element ) =>
							window.getComputedStyle( element, '::after' ).height
					);
			const top = await getTop();
			await expect.poll( getBar ).toBe( 'auto' );
			await navigate( page, REVENUE, {
				period: 'last_month',
				compare: 'previous_year',
			} );
			const value = page
				.locator(
					'.storedeck-skeleton .woocommerce-summary__item-value bdi'
				)
				.first();
			await expect( value ).toHaveCSS( 'color', 'rgba(0, 0, 0, 0)' );
			assert.equal( await getTop(), top );
			await expect.poll( getBar ).toBe( '2px' );
			release();
			await expect( page.locator( '.storedeck-skeleton' ) ).toHaveCount(
				0
			);
			await page.unrouteAll( { behavior: 'wait' } );
			await navigate( page, REVENUE );
			await page.locator( ROWS ).first().waitFor();
		} );

		test( 'shows messages of the chart without moving its controls', async () => {
			const getPlaces = () =>
				page
					.locator( '.woocommerce-chart__header > *' )
					.evaluateAll( ( parts ) =>
						parts.map( ( part ) => {
							const { x, y, width } =
								part.getBoundingClientRect();
							const { y: top } =
								part.parentElement.getBoundingClientRect();
							return [ x, y - top, width ].map( Math.round );
						} )
					);
			const places = await getPlaces();
			await page.getByRole( 'button', { name: 'Chart actions' } ).click();
			await page.getByRole( 'menuitem', { name: 'Copy data' } ).click();
			await page
				.locator( '.woocommerce-chart__message:not(:empty)' )
				.waitFor();
			assert.deepEqual( await getPlaces(), places );
		} );

		test( 'uses the accent of the color scheme, dark enough to be read', async () => {
			php(
				`return update_user_option( 1, 'admin_color', 'sunrise', true );`
			);
			await page.reload();
			const link = page.locator( `${ ROWS } a` ).first();
			const accent = 'rgb(165, 97, 44)';
			await link.focus();
			await expect( link ).toHaveCSS( 'color', accent );
			await expect( link ).toHaveCSS( 'box-shadow', /165, 97, 44/ );
			await expect(
				page.locator( '.woocommerce-summary__item.is-selected' )
			).toHaveCSS( 'border-bottom-color', accent );
			await assertAccessible( page );
			php( `return delete_user_option( 1, 'admin_color', true );` );
			await page.reload();
			await link.focus();
			await expect( link ).not.toHaveCSS( 'color', accent );
		} );

		test( 'keeps a pressed star visible while it has the focus', async () => {
			const star = page.locator( '.storedeck-star' );
			await star.evaluate( ( element ) => {
				element.setAttribute( 'aria-pressed', 'true' );
				element.classList.add( 'is-pressed' );
			} );
			await star.focus();
			await expect( star ).toHaveCSS(
				'background-color',
				/rgba\(0, 0, 0, 0\)|transparent/
			);
		} );

		test( 'keeps the width of the header below a floating text', async () => {
			const header = page.locator( '.storedeck-header' );
			const place = page
				.locator( '.storedeck-header__place' )
				.locator( '..' );
			const getWidths = async () => [
				( await header.boundingBox() ).width,
				await place.evaluate( ( { clientWidth } ) => clientWidth ),
			];
			const widths = await getWidths();
			await page.evaluate( () => {
				const text = document.createElement( 'p' );
				text.textContent = 'Hello, Dolly';
				text.style.cssText =
					'float: right; margin: 0; padding: 5px 10px;';
				document.querySelector( '#wpbody-content' )?.prepend( text );
			} );
			assert.deepEqual( await getWidths(), widths );
		} );
	} );

	test( 'has one border and one label for all fields of a form, and a red border where a value is invalid', async () => {
		const { page, context } = await openPage();
		await page.goto( address( '/products/new' ) );
		const price = page.getByLabel( 'Regular price' );
		await price.fill( 'a lot' );
		await price.blur();
		await expect( price ).toHaveAttribute( 'aria-invalid', 'true' );
		const getBorder = () =>
			price.evaluate(
				( element ) => window.getComputedStyle( element ).borderTopColor
			);
		const red = await getBorder();
		await price.focus();
		assert.equal( await getBorder(), red );
		await price.blur();
		const fields = await page
			.locator( '.storedeck-record-form' )
			.locator( 'input:not([type="checkbox"]), select, textarea' )
			.evaluateAll( ( elements ) =>
				elements
					.filter( ( { labels } ) => labels?.length )
					.map( ( element ) => {
						const drawn =
							element.parentElement.querySelector(
								'.components-input-control__backdrop'
							) ?? element;
						const label = window.getComputedStyle(
							element.labels[ 0 ]
						);
						return {
							isInvalid:
								element.getAttribute( 'aria-invalid' ) ===
								'true',
							border: window.getComputedStyle( drawn )
								.borderTopColor,
							// A field with a prefix has corners at its end only.
							corner: window.getComputedStyle( drawn )
								.borderEndEndRadius,
							label: `${ label.fontSize } ${ label.fontWeight } ${ label.textTransform } ${ label.color }`,
						};
					} )
			);
		const borders = ( isInvalid ) => [
			...new Set(
				fields
					.filter( ( field ) => field.isInvalid === isInvalid )
					.map( ( { border } ) => border )
			),
		];
		assert.equal( new Set( fields.map( ( { label } ) => label ) ).size, 1 );
		assert.deepEqual(
			[ ...new Set( fields.map( ( { corner } ) => corner ) ) ],
			[ '4px' ]
		);
		assert.equal( borders( false ).length, 1 );
		assert.equal( borders( true ).length, 1 );
		assert.notEqual( borders( true )[ 0 ], borders( false )[ 0 ] );
		await context.close();
	} );

	test( 'scrolls a field that gets the focus out from under a message', async () => {
		const { page, context } = await openPage( { height: 600 } );
		await page.goto( address( '/products/new' ) );
		const field = page.getByLabel( 'SKU' );
		await field.waitFor();
		// The field is at the bottom of the window.
		await field.evaluate( ( element ) =>
			element.scrollIntoView( { block: 'end' } )
		);
		await page.evaluate( () =>
			/** @type {any} */ ( window ).wp.data
				.dispatch( 'core/notices' )
				.createNotice( 'success', 'Saved.', { type: 'snackbar' } )
		);
		const message = page.locator( '.storedeck-snackbar' );
		await message.waitFor();
		await field.focus();
		const [ below, above ] = await Promise.all( [
			message.boundingBox(),
			field.boundingBox(),
		] );
		assert.ok( above.y + above.height <= below.y );
		await context.close();
	} );

	test( 'keeps the toolbar of a report in one row, also with long labels', async () => {
		const { page, context } = await openPage();
		await page.goto(
			address( '/analytics/orders', {
				period: 'custom',
				after: '2022-09-28',
				before: '2023-09-30',
				compare: 'same_weekdays',
			} )
		);
		await page.locator( ROWS ).first().waitFor();
		const toolbar = page.locator( '.storedeck-toolbar' );
		/** Pairs of buttons whose texts or edges are one above the other, and the heights of their centers. */
		const measure = () =>
			toolbar.evaluate( ( element ) => {
				const buttons = [
					...element.querySelectorAll(
						'button:not( .storedeck-freshness button )'
					),
				];
				const parts = buttons.map( ( button ) =>
					[ button, ...button.querySelectorAll( 'span' ) ]
						.map( ( part ) => part.getBoundingClientRect() )
						.filter( ( { width: size } ) => size > 1 )
				);
				const covered = parts.flatMap( ( rects, index ) =>
					parts
						.slice( index + 1 )
						.filter( ( others ) =>
							rects.some( ( one ) =>
								others.some(
									( other ) =>
										one.left < other.right - 1 &&
										other.left < one.right - 1 &&
										one.top < other.bottom - 1 &&
										other.top < one.bottom - 1
								)
							)
						)
						.map( () => buttons[ index ].textContent )
				);
				const centers = parts.map( ( [ { top, bottom } ] ) =>
					Math.round( ( top + bottom ) / 2 )
				);
				return { covered, rows: new Set( centers ).size };
			} );
		for ( const width of [ 1440, 1281, 1280, 1100, 1024 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			const { height } = await toolbar.boundingBox();
			// Until when the data reach is a line of its own below 1281 pixels.
			assert.deepEqual(
				{
					...( await measure() ),
					isHigh: height > ( width > 1280 ? 49 : 93 ),
					width,
				},
				{ covered: [], rows: 1, isHigh: false, width }
			);
			await assertFits( page, `at ${ width } pixels` );
		}
		// Long labels take a second row on a narrow window.
		for ( const width of [ 965, 800 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			assert.deepEqual( ( await measure() ).covered, [], `${ width }` );
		}
		await context.close();
	} );

	test( 'has the same edges and titles on every screen at 1920 pixels, and filters of one height', async () => {
		const { page, context } = await openPage( { width: 1920 } );
		await page.goto( address( '/' ) );
		/** @type {string[]} */
		const edges = [];
		/** @type {string[]} */
		const titles = [];
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
		for ( const [ path, selector ] of [
			[ '/', '.storedeck-home' ],
			[ '/inbox', '.storedeck-inbox-screen' ],
			[ '/settings', '.storedeck-settings' ],
			[ '/payments', '.storedeck-payments' ],
			[ REVENUE, CHART ],
		] ) {
			await navigate( page, path );
			await page.locator( selector ).first().waitFor();
			edges.push(
				await getEdges( selector ),
				await getEdges( '.storedeck-header' )
			);
			titles.push(
				...( await page
					.locator( '.storedeck-layout h2:not( .storedeck-note h2 )' )
					.evaluateAll( ( elements ) =>
						elements.map( ( element ) => {
							const style = window.getComputedStyle( element );
							return `${ style.fontSize } ${ style.fontWeight }`;
						} )
					) )
			);
		}
		assert.deepEqual( [ ...new Set( titles ) ], [ '16px 600' ] );
		assert.deepEqual( new Set( edges ).size, 1, edges.join( ', ' ) );

		await navigate( page, '/reviews' );
		await page.locator( '.storedeck-reviews__filters' ).waitFor();
		const heights = await page
			.locator(
				'.storedeck-reviews__filters :is(select, .storedeck-search-field input, .woocommerce-select-control__control)'
			)
			.evaluateAll( ( fields ) =>
				fields.map( ( field ) => field.getBoundingClientRect().height )
			);
		assert.deepEqual( heights, [ 36, 36, 36 ] );
		await context.close();
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
		await navigate( page, REVENUE );
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
