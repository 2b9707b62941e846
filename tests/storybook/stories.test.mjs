import assert from 'node:assert/strict';
import { preview } from 'vite';
import { root } from '../../bin/cms/root.mjs';
import { waitForAnimations } from '../setup/checks.mjs';
import { expect, test } from '../setup/test.mjs';

/** How many pages check stories at the same time. */
const PAGES = 2;

/** Stories request pages from here that never load. */
const NEVER = 'https://192.0.2.1/';

/** Avatars of stories are requested from here. */
const AVATARS = 'https://www.gravatar.com/avatar/';

const PHONE = { width: 390, height: 844 };

/** Serves the static Storybook on a free port. */
const serve = () =>
	preview( {
		root,
		configFile: false,
		// A missing file is an error, not the start page.
		appType: 'mpa',
		logLevel: 'error',
		build: { outDir: '.cache/storybook' },
		preview: { host: '127.0.0.1', port: 0, open: false },
	} );

/**
 * Opens a page that records console errors and requests to other hosts.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @param {{ width: number, height: number }}  viewport
 */
async function openPage( browser, url, viewport ) {
	const context = await browser.newContext( {
		viewport,
		reducedMotion: 'reduce',
	} );
	const page = await context.newPage();
	/** @type {string[]} */
	const faults = [];
	page.on( 'console', ( message ) => {
		if ( message.type() === 'error' ) {
			faults.push( `console: ${ message.text() }` );
		}
	} );
	page.on( 'pageerror', ( error ) => faults.push( error.message ) );
	page.on( 'request', ( request ) => {
		const target = request.url();
		if (
			! target.startsWith( new URL( url ).origin ) &&
			! target.startsWith( NEVER ) &&
			! target.startsWith( AVATARS ) &&
			! /^(data|blob):/.test( target )
		) {
			faults.push( `request of ${ target }` );
		}
	} );
	await page.route( `${ NEVER }**`, () => {} );
	await page.route( `${ AVATARS }**`, ( route ) =>
		route.fulfill( {
			contentType: 'image/svg+xml',
			body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
		} )
	);
	await page.goto( url );
	return { page, context, faults };
}

/**
 * Opens the page that renders stories, with values of the toolbar.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @param {{ width: number, height: number }}  viewport
 * @param {Record<string, unknown>}            globals
 */
async function openPreview( browser, url, viewport, globals = {} ) {
	const opened = await openPage( browser, `${ url }iframe.html`, viewport );
	await opened.page.waitForFunction( () =>
		window.__STORYBOOK_PREVIEW__?.ready?.()
	);
	await opened.page.evaluate(
		( values ) =>
			window.__STORYBOOK_ADDONS_CHANNEL__.emit( 'updateGlobals', {
				globals: values,
			} ),
		globals
	);
	return opened;
}

/** Global of the accessibility addon: it does not run axe by itself. */
const WITHOUT_AXE = { a11y: { manual: true } };

/**
 * Renders a story and waits for its play function and the accessibility addon.
 *
 * @param {import('@playwright/test').Page} page    A page of `iframe.html`.
 * @param {string}                          id      ID of the story.
 * @param {boolean}                         [isAxe] Whether axe must have run.
 * @return {Promise<string[]>} Errors and axe violations.
 */
const renderStory = ( page, id, isAxe = false ) =>
	page.evaluate( async ( [ storyId, mustRun ] ) => {
		const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
		/** @type {string[]} */
		const errors = [];
		const events = [
			'storyErrored',
			'storyMissing',
			'storyThrewException',
			'playFunctionThrewException',
			'unhandledErrorsWhilePlaying',
		];
		const addError = ( /** @type {any} */ error ) =>
			errors.push(
				String( error?.message ?? JSON.stringify( error ) ).split(
					'\n'
				)[ 0 ]
			);
		events.forEach( ( name ) => channel.on( name, addError ) );
		const { reporters } = await new Promise( ( resolve ) => {
			channel.once( 'storyFinished', resolve );
			channel.once( 'storyErrored', () => resolve( { reporters: [] } ) );
			channel.once( 'storyMissing', () => resolve( { reporters: [] } ) );
			channel.emit( 'setCurrentStory', { storyId, viewMode: 'story' } );
		} );
		events.forEach( ( name ) => channel.off( name, addError ) );
		const report = reporters.find( ( { type } ) => type === 'a11y' );
		if ( mustRun && ! report?.result.passes?.length ) {
			errors.push( 'axe did not run' );
		}
		const violations = report?.result.violations ?? [];
		return [
			...errors,
			...violations.flatMap( ( { id: rule, nodes } ) =>
				nodes.map(
					( { html, failureSummary } ) =>
						`${ rule }: ${ html.slice(
							0,
							160
						) } ${ failureSummary }`
				)
			),
		];
	}, /** @type {const} */ ( [ id, isAxe ] ) );

/**
 * Renders a documentation page and waits for its stories.
 *
 * @param {import('@playwright/test').Page} page A page of `iframe.html`.
 * @param {string}                          id   ID of the page.
 * @return {Promise<string>} The heading of the README.
 */
const renderDocs = async ( page, id ) => {
	await page.evaluate(
		( storyId ) =>
			new Promise( ( resolve ) => {
				const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
				channel.once( 'docsRendered', resolve );
				channel.emit( 'setCurrentStory', {
					storyId,
					viewMode: 'docs',
				} );
			} ),
		id
	);
	// Storybook reloads a page that is left while a story is being rendered.
	await page.waitForFunction( () => {
		const stories = [ ...document.querySelectorAll( '.sb-story' ) ];
		return (
			stories.length > 0 &&
			stories.every( ( story ) =>
				story.querySelector( '[id$="-inner"]' )?.hasChildNodes()
			)
		);
	} );
	return page.locator( '#storybook-docs h1' ).first().innerText();
};

/**
 * What is wrong with the layout of the current story: it has no size, or an
 * element is wider than the page and not in a box that scrolls or clips it.
 *
 * @param {import('@playwright/test').Page} page
 * @return {Promise<string[]>} Descriptions of the problems.
 */
const listLayoutProblems = ( page ) =>
	page.evaluate( () => {
		const elements = [
			...document.querySelectorAll(
				'#storybook-root *, .components-popover__content'
			),
		];
		const boxes = elements.map( ( element ) =>
			element.getBoundingClientRect()
		);
		if (
			! boxes.some( ( { width, height } ) => width > 7 && height > 7 )
		) {
			return [ 'nothing is visible' ];
		}
		const isClipped = ( /** @type {Element} */ element ) => {
			let box = element.parentElement;
			while ( box && box.id !== 'storybook-root' ) {
				if ( window.getComputedStyle( box ).overflowX !== 'visible' ) {
					return true;
				}
				box = box.parentElement;
			}
			return false;
		};
		const outside = elements.filter( ( element, index ) => {
			const { left, right, width } = boxes[ index ];
			return (
				width > 1 &&
				( left < -0.5 || right > window.innerWidth + 0.5 ) &&
				! isClipped( element )
			);
		} );
		const excess = document.documentElement.scrollWidth - window.innerWidth;
		return [
			...( excess > 0 ? [ `${ excess } px too wide` ] : [] ),
			...outside
				.filter(
					( { parentElement } ) =>
						! parentElement || ! outside.includes( parentElement )
				)
				.map( ( element ) => {
					const { left, right } = element.getBoundingClientRect();
					return `<${ element.localName } class="${ element.className }"> from ${ left } to ${ right }`;
				} ),
		];
	} );

test.describe( 'the Storybook', () => {
	let server;
	let url;
	/** @type {import('@playwright/test').Browser} */
	let browser;
	let index;
	let stories;

	/** Renders all stories and returns what is wrong with them, and with their accessibility if `isAxe`. */
	async function visitAll( viewport, direction, isAxe ) {
		const queue = stories.map( ( { id } ) => id );
		const problems = [];
		const visitNext = async () => {
			const { page, context, faults } = await openPreview(
				browser,
				url,
				viewport,
				isAxe ? { direction } : { direction, ...WITHOUT_AXE }
			);
			for ( let id = queue.shift(); id; id = queue.shift() ) {
				const found = await renderStory( page, id, isAxe );
				await waitForAnimations( page );
				found.push( ...( await listLayoutProblems( page ) ) );
				found.push( ...faults.splice( 0 ) );
				problems.push(
					...found.map( ( text ) => `${ id } ${ text }` )
				);
			}
			const dir = await page.locator( 'html' ).getAttribute( 'dir' );
			assert.equal( dir, direction );
			await context.close();
		};
		await Promise.all( Array.from( { length: PAGES }, visitNext ) );
		return problems;
	}

	test.beforeAll( async ( { browser: opened } ) => {
		browser = opened;
		server = await serve();
		url = server.resolvedUrls?.local[ 0 ];
		index = await ( await fetch( `${ url }index.json` ) ).json();
		stories = Object.values( index.entries ).filter(
			( { type } ) => type === 'story'
		);
	} );

	test.afterAll( async () => {
		await server?.close();
	} );

	test( 'renders every story left to right without errors and axe violations', async () => {
		assert.ok( stories.length > 200, `${ stories.length } stories` );
		const problems = await visitAll(
			{ width: 1440, height: 900 },
			'ltr',
			true
		);
		assert.deepEqual( problems, [] );
	} );

	test( 'renders every story right to left at the width of a phone', async () => {
		const problems = await visitAll( PHONE, 'rtl', false );
		assert.deepEqual( problems, [] );
	} );

	test( 'documents every widget with its README and its props', async () => {
		const { page, context, faults } = await openPreview(
			browser,
			url,
			{ width: 1440, height: 900 },
			WITHOUT_AXE
		);
		const docs = Object.values( index.entries ).filter(
			( { type } ) => type === 'docs'
		);
		assert.ok( docs.length > 45, `${ docs.length } pages` );
		const problems = [];
		for ( const { id } of docs ) {
			const title = await renderDocs( page, id );
			problems.push( ...( title ? [] : [ `${ id } has no title` ] ) );
			problems.push(
				...faults.splice( 0 ).map( ( text ) => `${ id } ${ text }` )
			);
		}
		assert.deepEqual( problems, [] );

		await renderDocs( page, 'rating--docs' );
		await page
			.getByRole( 'heading', {
				level: 1,
				name: 'Rating, ProductRating, ReviewRating',
			} )
			.waitFor();
		const row = page
			.locator( '.docblock-argstable' )
			.getByRole( 'row', { name: /^totalStars/ } );
		assert.match( await row.innerText(), /number.*5/s );
		await context.close();
	} );

	test( 'formats dates and amounts for the site of the toolbar', async () => {
		const { page, context } = await openPreview( browser, url, PHONE, {
			site: 'berlin',
			...WITHOUT_AXE,
		} );
		await renderStory( page, 'date-picker--open' );
		await page.getByText( 'März 2022' ).waitFor();
		assert.equal(
			await page.locator( '.rdp-weekday' ).first().innerText(),
			'Mo'
		);
		await renderStory( page, 'advanced-filters--all-input-types' );
		await page.getByText( '€' ).first().waitFor();
		await context.close();
	} );

	test( 'reaches a story and the toolbar with the keyboard', async () => {
		const { page, context, faults } = await openPage( browser, url, {
			width: 1440,
			height: 900,
		} );
		await page.getByPlaceholder( 'Find components' ).waitFor();
		await page.keyboard.press( 'Control+k' );
		// Keys that are pressed before are lost.
		await expect(
			page.getByRole( 'searchbox', { name: 'Search for components' } )
		).toBeFocused();
		await page.keyboard.type( 'four of five' );
		const option = page.getByRole( 'option', { name: /Four of five/ } );
		await option.waitFor();
		// The first result may be highlighted already, or a moment later.
		await expect( async () => {
			if ( ( await option.getAttribute( 'aria-selected' ) ) !== 'true' ) {
				await page.keyboard.press( 'ArrowDown' );
			}
			await expect( option ).toHaveAttribute( 'aria-selected', 'true', {
				timeout: 100,
			} );
		} ).toPass();
		await page.keyboard.press( 'Enter' );
		await page.waitForURL( /path=\/story\/rating--four-of-five/ );
		const story = page.frameLocator( '#storybook-preview-iframe' );
		await story.getByRole( 'img', { name: '4 out of 5 stars.' } ).waitFor();
		await page.getByRole( 'button', { name: 'Writing direction' } ).focus();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'Enter' );
		await story.locator( 'html[dir="rtl"]' ).waitFor();
		assert.match( page.url(), /globals=direction:rtl/ );
		assert.deepEqual( faults, [] );
		await context.close();
	} );
} );
