import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildGallery, installGallery } from '../../bin/cms/gallery.mjs';
import { silentProgress } from '../../bin/cms/progress.mjs';
import { openBrowser, openPage } from '../setup/browser.mjs';
import { injectAxe, waitForAnimations } from '../setup/checks.mjs';
import { site } from '../setup/site.mjs';

const repository = fileURLToPath( new URL( '../..', import.meta.url ) );

/** How many pages check widgets at the same time. */
const PAGES = 2;

/** Stories request pages from here that never load. */
const NEVER = 'https://192.0.2.1/**';

const GALLERY = '/wp-admin/admin.php?page=storedeck-gallery';

/** What axe checks; frames have foreign content. */
const AXE = {
	iframes: false,
	resultTypes: [ 'violations' ],
	// States are next to each other, under headings of the gallery.
	rules: {
		'heading-order': { enabled: false },
		'landmark-unique': { enabled: false },
	},
};

/** Opens a place and waits until it is drawn and nothing moves. */
async function show( page, hash ) {
	await page.evaluate( ( wanted ) => {
		window.location.hash = wanted;
	}, hash );
	await page
		.locator( `[data-route="${ hash }"][aria-busy="false"]` )
		.waitFor();
	await waitForAnimations( page );
}

/** Violations found by axe, as text. */
async function listViolations( page ) {
	return page.evaluate( async ( options ) => {
		const { violations } = await window.axe.run(
			{
				include: [
					[ '.storedeck-gallery-stage' ],
					[ '.components-popover' ],
				],
			},
			options
		);
		return violations.flatMap( ( { id, nodes } ) =>
			nodes.map( ( { html, target, failureSummary } ) => {
				const story = document
					.querySelector( String( target[ 0 ] ) )
					?.closest( '[data-story]' );
				return [
					story?.getAttribute( 'data-story' ) ?? 'outside',
					id,
					html.slice( 0, 160 ),
					failureSummary,
				].join( ': ' );
			} )
		);
	}, AXE );
}

/**
 * Scales of the screenshots in which a state may look blank: something may still
 * move as it is pictured. Nearly all can be seen in a small one, which takes a
 * quarter of the time.
 */
const LOOKS = [ 0.5, 1, 1, 1 ];

/** A screenshot of the whole page. */
async function takePicture( page, scale ) {
	const client = await page.context().newCDPSession( page );
	const { cssContentSize } = await client.send( 'Page.getLayoutMetrics' );
	const { data } = await client.send( 'Page.captureScreenshot', {
		captureBeyondViewport: true,
		optimizeForSpeed: true,
		clip: { ...cssContentSize, scale },
	} );
	await client.detach();
	return `data:image/png;base64,${ data }`;
}

/** States that show nothing: no size, or only background. */
async function listBlank( page, [ scale, ...others ] = LOOKS ) {
	const picture = await takePicture( page, scale );
	const blank = await page.evaluate(
		async ( { src, ratio } ) => {
			const image = document.createElement( 'img' );
			image.src = src;
			await image.decode();
			const canvas = document.createElement( 'canvas' );
			[ canvas.width, canvas.height ] = [ image.width, image.height ];
			const context = canvas.getContext( '2d', {
				willReadFrequently: true,
			} );
			if ( ! context ) {
				throw new Error( 'No canvas context.' );
			}
			context.drawImage( image, 0, 0 );
			/** Pixels inside the frame of a state that differ from its corner. */
			const countPainted = ( { left, top, width, height } ) => {
				if ( width < 8 || height < 8 ) {
					return 0;
				}
				const inside = /** @type {[number, number, number, number]} */ (
					[
						left + window.scrollX + 2,
						top + window.scrollY + 2,
						width - 4,
						height - 4,
					].map( ( length ) => length * ratio )
				);
				const { data: bytes } = context.getImageData( ...inside );
				const pixels = new Uint32Array( bytes.buffer );
				return pixels.filter( ( pixel ) => pixel !== pixels[ 0 ] )
					.length;
			};
			/** @type {NodeListOf<HTMLElement>} */
			const found = document.querySelectorAll( '[data-story]' );
			const stories = [ ...found ];
			return stories
				.filter(
					( story ) =>
						countPainted( story.getBoundingClientRect() ) < 12 ||
						story.querySelector( '.storedeck-gallery__failure' )
				)
				.map(
					( story ) =>
						`${ story.dataset.story }: ${ story.innerText }`
				);
		},
		{ src: picture, ratio: scale }
	);
	return blank.length && others.length ? listBlank( page, others ) : blank;
}

/** Elements wider than the page, unless their own box scrolls or clips them. */
async function listOverflowing( page ) {
	return page.evaluate( () => {
		const wide = document.documentElement.scrollWidth - window.innerWidth;
		const isCut = ( element ) => {
			const story = element.closest( '[data-story]' );
			let box = element.parentElement;
			while ( box && box !== story ) {
				if ( window.getComputedStyle( box ).overflowX !== 'visible' ) {
					return true;
				}
				box = box.parentElement;
			}
			return false;
		};
		const outside = [
			...document.querySelectorAll(
				'[data-story] *, .components-popover__content'
			),
		].filter( ( element ) => {
			const { left, right, width } = element.getBoundingClientRect();
			return (
				width > 1 &&
				( left < -0.5 || right > window.innerWidth + 0.5 ) &&
				! isCut( element )
			);
		} );
		const found = outside
			.filter(
				( { parentElement } ) =>
					! parentElement || ! outside.includes( parentElement )
			)
			.map( ( element ) => {
				const { left, right } = element.getBoundingClientRect();
				const story =
					element
						.closest( '[data-story]' )
						?.getAttribute( 'data-story' ) ?? '';
				return `${ story }: <${
					element.localName
				} class="${ element.getAttribute(
					'class'
				) }"> from ${ left } to ${ right }`;
			} );
		return wide > 0 && found.length === 0
			? [ `${ window.location.hash } is ${ wide } px too wide` ]
			: found;
	} );
}

/** States that need interaction, which only works when they are alone. */
const listActing = ( page ) =>
	page.locator( '[data-story]:has([data-acts])' ).evaluateAll( ( stories ) =>
		stories.map( ( { dataset } ) => {
			const [ folder, ...name ] = dataset.story.split( '/' );
			return `#/${ folder }/${ encodeURIComponent( name.join( '/' ) ) }`;
		} )
	);

describe( 'the gallery', () => {
	let browser;
	let opened;
	let folders;

	/** Shows all widgets and the states that must be alone on a few pages. */
	async function visitAll( options, query, look ) {
		const queue = [ ...folders ];
		const problems = [];
		const pages = Array.from( { length: PAGES }, async () => {
			const { page, context, faults } = await openPage( browser, {
				reducedMotion: 'reduce',
				...options,
			} );
			// Some networks refuse at once what should stay pending.
			await page.route( NEVER, () => {} );
			await page.goto( new URL( `${ GALLERY }&stage=1`, site.url ).href );
			await page.locator( '.storedeck-gallery-stage' ).waitFor();
			await injectAxe( page );
			for ( let hash = queue.shift(); hash; hash = queue.shift() ) {
				await show( page, hash + query );
				const found = await look( page );
				found.push(
					...faults
						.splice( 0 )
						.map( ( text ) => text.split( '\n' )[ 0 ] )
				);
				problems.push(
					...found.map( ( text ) => `${ hash } ${ text }` )
				);
				if ( hash.split( '/' ).length === 2 ) {
					queue.push( ...( await listActing( page ) ) );
				}
			}
			await context.close();
		} );
		await Promise.all( pages );
		return problems;
	}

	before( async () => {
		const built = await buildGallery( repository, silentProgress );
		await installGallery( site.wpPath, built );
		browser = await openBrowser();
		opened = await openPage( browser );
		await opened.page.goto( new URL( GALLERY, site.url ).href );
		folders = await opened.page
			.locator( '.storedeck-gallery nav a' )
			.evaluateAll( ( links ) => links.map( ( { hash } ) => hash ) );
	} );

	after( async () => {
		await browser?.close();
		await installGallery( site.wpPath, null );
	} );

	it( 'shows every state of every widget without axe violations', async () => {
		assert.ok( folders.length > 40 );
		const problems = await visitAll( {}, '', async ( page ) => [
			...( await listViolations( page ) ),
			...( await listBlank( page ) ),
		] );
		assert.equal( problems.join( '\n' ), '' );
	} );

	it( 'has no state wider than a phone in right-to-left', async () => {
		const problems = await visitAll(
			{ width: 390, height: 844 },
			'?dir=rtl',
			listOverflowing
		);
		assert.equal( problems.join( '\n' ), '' );
	} );

	it( 'reaches a widget, a state and a view with the keyboard', async () => {
		const { page, faults } = opened;
		await page.getByLabel( 'Find a widget' ).focus();
		await page.keyboard.type( 'productr' );
		await page.getByText( '1 of' ).waitFor();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await page
			.getByRole( 'heading', {
				level: 1,
				name: /^Rating, ProductRating/,
			} )
			.waitFor();
		const states = page.frameLocator( 'iframe[title^="States of"]' );
		await states.locator( '[data-story="rating/Four of five"]' ).waitFor();

		await page.getByRole( 'radio', { name: 'Left to right' } ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await states.locator( 'html[dir="rtl"]' ).waitFor();
		await page
			.getByRole( 'link', { name: 'Four of five' } )
			.press( 'Enter' );
		await states.locator( '[data-route*="Four"]' ).waitFor();
		assert.equal( await states.locator( '[data-story]' ).count(), 1 );
		assert.match( page.url(), /#\/rating\/Four%20of%20five\?dir=rtl$/ );
		const row = page
			.getByRole( 'table', { name: 'Rating', exact: true } )
			.getByRole( 'row', { name: /^totalStars/ } );
		assert.match( await row.innerText(), /number.*5/s );
		assert.deepEqual( faults, [] );
	} );

	it( 'fits a phone without axe violations', async () => {
		const { page, context, faults } = await openPage( browser, {
			width: 390,
			height: 844,
			reducedMotion: 'reduce',
		} );
		await page.goto( new URL( `${ GALLERY }#/table`, site.url ).href );
		const list = page.getByRole( 'button', { name: 'All widgets' } );
		await list.click();
		await page
			.getByRole( 'link', { name: 'Timeline', exact: true } )
			.click();
		await page
			.getByRole( 'heading', { level: 1, name: 'Timeline' } )
			.waitFor();
		assert.equal( await list.getAttribute( 'aria-expanded' ), 'false' );
		await page
			.frameLocator( 'iframe[title^="States of"]' )
			.locator( '[data-story^="timeline/"]' )
			.first()
			.waitFor();
		assert.ok(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= 390
			)
		);
		await injectAxe( page );
		const violations = await page.evaluate( async ( options ) => {
			const found = await window.axe.run( '.storedeck-gallery', options );
			return found.violations.map( ( { id, nodes } ) => [
				id,
				nodes[ 0 ].html,
			] );
		}, AXE );
		assert.deepEqual( violations, [] );
		assert.deepEqual( faults, [] );
		await context.close();
	} );
} );
