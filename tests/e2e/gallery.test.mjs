import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { buildGallery, placeGallery } from '../../bin/cms/gallery.mjs';
import { silentProgress } from '../../bin/cms/progress.mjs';
import { openBrowser, openPage } from '../setup/browser.mjs';
import { site } from '../setup/site.mjs';

const repository = fileURLToPath( new URL( '../..', import.meta.url ) );

/** What a reader can see of a state: its text, fields, pictures and areas. */
const countVisible = ( element ) =>
	element.innerText.trim().length +
	[ ...element.querySelectorAll( '*' ) ].filter( ( part ) => {
		const { width, height } = part.getBoundingClientRect();
		const isDrawn =
			part.matches( 'svg, img, input, iframe, canvas' ) ||
			window.getComputedStyle( part ).backgroundColor !==
				'rgba(0, 0, 0, 0)';
		return isDrawn && width * height > 0;
	} ).length;

/** How many colours a picture has, up to a handful. */
async function countColours( page, picture ) {
	return page.evaluate( async ( data ) => {
		const image = document.createElement( 'img' );
		image.src = `data:image/png;base64,${ data }`;
		await image.decode();
		const canvas = document.createElement( 'canvas' );
		[ canvas.width, canvas.height ] = [ image.width, image.height ];
		const context = canvas.getContext( '2d' );
		context.drawImage( image, 0, 0 );
		// Without the frame that the gallery draws.
		const { data: bytes } = context.getImageData(
			2,
			2,
			image.width - 4,
			image.height - 4
		);
		return new Set( new Uint32Array( bytes.buffer ) ).size;
	}, picture.toString( 'base64' ) );
}

describe( 'the gallery', () => {
	let browser;
	let opened;

	before( async () => {
		const built = await buildGallery( repository, silentProgress );
		await placeGallery( site.wpPath, built );
		browser = await openBrowser();
		opened = await openPage( browser );
		await opened.page.goto(
			new URL( '/wp-admin/admin.php?page=storedeck-gallery', site.url )
				.href
		);
		await opened.page.locator( '.storedeck-gallery' ).waitFor();
	} );

	after( async () => {
		await browser?.close();
		await placeGallery( site.wpPath, null );
	} );

	it( 'shows every state of every widget, and axe finds nothing', async () => {
		const { page, faults } = opened;
		const folders = await page
			.locator( '.storedeck-gallery nav a' )
			.evaluateAll( ( links ) => links.map( ( { hash } ) => hash ) );
		assert.ok( folders.length > 40 );
		const problems = [];
		for ( const folder of folders ) {
			await page.evaluate( ( hash ) => {
				window.location.hash = hash;
			}, folder );
			const name = folder.slice( '#/'.length );
			const stories = page.locator( `[data-story^="${ name }/"]` );
			await stories.first().waitFor();
			const { violations } = await new AxeBuilder( { page } )
				.include( '.storedeck-gallery__shelf' )
				// What stands in frames comes from elsewhere.
				.exclude( 'iframe' )
				// States stand beside each other, under headings of the gallery.
				.disableRules( [ 'heading-order', 'landmark-unique' ] )
				.analyze();
			problems.push(
				...violations.map(
					( { id, nodes } ) =>
						`${ name }: ${ id }: ${ nodes
							.map( ( { html } ) => html.slice( 0, 120 ) )
							.join( ' | ' ) }`
				)
			);
			for ( const story of await stories.all() ) {
				const id = await story.getAttribute( 'data-story' );
				if ( ! ( await story.evaluate( countVisible ) ) ) {
					problems.push( `${ id } is blank` );
				}
				const picture = await story.screenshot( {
					animations: 'disabled',
				} );
				if ( ( await countColours( page, picture ) ) < 2 ) {
					problems.push( `${ id } is of one colour` );
				}
			}
		}
		assert.deepEqual( problems, [] );
		assert.deepEqual( faults, [] );
	} );

	it( 'shows a state alone, and the props of a widget', async () => {
		const { page } = opened;
		await page.evaluate( () => {
			window.location.hash = '#/rating/Four%20of%20five';
		} );
		await page.locator( '[data-story="rating/Four of five"]' ).waitFor();
		assert.equal( await page.locator( '[data-story]' ).count(), 1 );
		const row = page
			.getByRole( 'table', { name: 'Rating', exact: true } )
			.getByRole( 'row', { name: /^totalStars/ } );
		assert.match( await row.innerText(), /number.*5/ );
	} );
} );
