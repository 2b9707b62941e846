import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { openBrowser } from '../setup/chromium.mjs';
import { waitForAnimations } from '../setup/checks.mjs';

const root = fileURLToPath( new URL( '../..', import.meta.url ) );

/** How many pages check stories at the same time. */
const PAGES = 2;

/** Stories request pages from here that never load. */
const NEVER = 'https://192.0.2.1/**';

const PHONE = { width: 390, height: 844 };

/** Serves the static Storybook on a free port. */
const serve = () =>
	preview( {
		root,
		configFile: false,
		logLevel: 'error',
		build: { outDir: '.cache/storybook' },
		preview: { host: '127.0.0.1', port: 0, open: false },
	} );

/**
 * Opens a page that records console errors and requests to other hosts.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string}                            url
 * @param {{ width: number, height: number }} viewport
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
		const { protocol, origin } = new URL( request.url() );
		if ( protocol === 'https:' || origin !== new URL( url ).origin ) {
			if ( ! /^(data|blob):|^https:\/\/192\.0\.2\.1\//.test( request.url() ) ) {
				faults.push( `request of ${ request.url() }` );
			}
		}
	} );
	await page.route( NEVER, () => {} );
	await page.goto( url );
	return { page, context, faults };
}

/**
 * Renders a story and waits for its play function and the accessibility addon.
 *
 * @param {import('playwright-core').Page} page A page of `iframe.html`.
 * @param {string}                         id   ID of the story.
 * @return {Promise<string[]>} Errors and axe violations.
 */
const renderStory = ( page, id ) =>
	page.evaluate( async ( storyId ) => {
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
			errors.push( error?.message ?? JSON.stringify( error ) );
		events.forEach( ( name ) => channel.on( name, addError ) );
		const { reporters } = await new Promise( ( resolve ) => {
			channel.once( 'storyFinished', resolve );
			channel.once( 'storyErrored', () => resolve( { reporters: [] } ) );
			channel.once( 'storyMissing', () => resolve( { reporters: [] } ) );
			channel.emit( 'setCurrentStory', { storyId, viewMode: 'story' } );
		} );
		events.forEach( ( name ) => channel.off( name, addError ) );
		const report = reporters.find( ( { type } ) => type === 'a11y' );
		if ( ! report?.result.passes?.length ) {
			errors.push( 'axe did not run' );
		}
		const violations = report?.result.violations ?? [];
		return [
			...errors,
			...violations.flatMap( ( { id: rule, nodes } ) =>
				nodes.map(
					( { html, failureSummary } ) =>
						`${ rule }: ${ html.slice( 0, 160 ) } ${ failureSummary }`
				)
			),
		];
	}, id );

/**
 * What is wrong with the layout of the current story: it has no size, or an
 * element is wider than the page and not in a box that scrolls or clips it.
 *
 * @param {import('playwright-core').Page} page
 * @return {Promise<string[]>} Descriptions of the problems.
 */
const listLayoutProblems = ( page ) =>
	page.evaluate( () => {
		const story = document.querySelector( '#storybook-root' );
		const elements = [
			...document.querySelectorAll(
				'#storybook-root *, .components-popover__content'
			),
		];
		const boxes = elements.map( ( element ) =>
			element.getBoundingClientRect()
		);
		if ( ! boxes.some( ( { width, height } ) => width > 7 && height > 7 ) ) {
			return [ 'nothing is visible' ];
		}
		const isClipped = ( /** @type {Element} */ element ) => {
			let box = element.parentElement;
			while ( box && box !== story ) {
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

describe( 'the Storybook', () => {
	let server;
	let browser;
	let url;
	let index;
	let stories;

	/** Renders all stories and returns what is wrong with them. */
	async function visitAll( viewport, globals ) {
		const queue = stories.map( ( { id } ) => id );
		const problems = [];
		const visitNext = async () => {
			const { page, context, faults } = await openPage(
				browser,
				`${ url }iframe.html?viewMode=story&globals=${ globals }`,
				viewport
			);
			await page.waitForFunction( () =>
				window.__STORYBOOK_PREVIEW__?.ready?.()
			);
			for ( let id = queue.shift(); id; id = queue.shift() ) {
				const found = await renderStory( page, id );
				await waitForAnimations( page );
				found.push( ...( await listLayoutProblems( page ) ) );
				found.push( ...faults.splice( 0 ) );
				problems.push( ...found.map( ( text ) => `${ id } ${ text }` ) );
			}
			await context.close();
		};
		await Promise.all( Array.from( { length: PAGES }, visitNext ) );
		return problems;
	}

	before( async () => {
		server = await serve();
		[ url ] = server.resolvedUrls.local;
		browser = await openBrowser();
		index = await ( await fetch( `${ url }index.json` ) ).json();
		stories = Object.values( index.entries ).filter(
			( { type } ) => type === 'story'
		);
	} );

	after( async () => {
		await browser?.close();
		await server?.close();
	} );

	it( 'renders every story left to right without errors and axe violations', async () => {
		assert.ok( stories.length > 200, `${ stories.length } stories` );
		const problems = await visitAll(
			{ width: 1440, height: 900 },
			'direction:ltr'
		);
		assert.equal( problems.join( '\n' ), '' );
	} );

	it( 'renders every story right to left at the width of a phone', async () => {
		const problems = await visitAll( PHONE, 'direction:rtl' );
		assert.equal( problems.join( '\n' ), '' );
	} );
} );
