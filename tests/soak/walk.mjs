import { option } from '../setup/store.mjs';
import { createRandom } from '../security/fuzz/random.mjs';
import { runOnSite } from './support/run-on-site.mjs';

/*
 * A random walk through the app while requests fail at random.
 *
 *   npm run soak -- walk [--seed=1] [--actions=1000] [--faults=0.15] [--log]
 *
 * Each action opens a screen of the admin menu, or clicks, types or presses a key
 * in the one that is open. `faults` is the share of REST API requests that fail,
 * are late, or lose their response. The faults stop before another screen is
 * opened, and at the end for every screen.
 *
 * Fails when the app is blank, a promise rejects without a handler, an error is
 * logged that is not the browser's line about a failed request, a screen does not
 * heal by its own buttons, one action sends a write twice, or reconciliation
 * finds wrong report rows at the end. The same seed makes the same choices on the
 * same store.
 */
const seed = option( 'seed', 1 );
const actions = option( 'actions', 1000 );
const share = option( 'faults', 0.15 );
const isLogging = process.argv.includes( '--log' );

await runOnSite( { name: 'walk', orders: 3000 }, async () => {
	const { address, openBrowser, openPage } = await import(
		'../setup/browser.mjs'
	);
	const { signIn } = await import( '../setup/site.mjs' );
	const { FAULTS, loseResponse, withoutFailedRequests } = await import(
		'../e2e/support/faults.mjs'
	);

	/** What changes other sites or the session, or waits for the network. */
	const LEFT_ALONE = /install|connect|activate|log ?out|import|start|delete/i;

	const CONTROLS = [
		'button',
		'a[href*="page=storedeck"]',
		'input',
		'select',
		'[role="menuitem"]',
		'[role="menuitemcheckbox"]',
		'[role="option"]',
	]
		.map(
			( one ) =>
				`:is(.storedeck-layout, .components-popover, .components-modal__frame) ${ one }:visible`
		)
		.join( ', ' );

	/** What is shown while data loads. */
	const LOADING = [
		'.is-loading',
		'.woocommerce-summary.is-placeholder',
		'.components-spinner',
		'.storedeck-loading',
		'[aria-busy="true"]',
	]
		.map( ( one ) => `.storedeck-layout ${ one }:visible` )
		.join( ', ' );

	const KEYS = [
		'Enter',
		'Escape',
		'Tab',
		'ArrowDown',
		'ArrowRight',
		'Control+k',
	];

	const { next: random, below, pick } = createRandom( seed );

	const browser = await openBrowser();
	const { page, faults } = await openPage( browser );
	page.setDefaultTimeout( 2000 );
	page.on( 'dialog', ( dialog ) => dialog.accept().catch( () => {} ) );

	const problems = new Map();
	const report = ( what, after ) => {
		if ( ! problems.has( what ) ) {
			problems.set( what, after );
			console.error( `✖ ${ what }\n  after: ${ after }` );
		}
	};

	let areFaultsOn = true;
	let actionNumber = 0;
	const counts = { requests: 0, writes: 0, faults: 0, late: 0, skipped: 0 };

	/** The action that sent a write last. */
	const writes = new Map();
	function checkWrite( request ) {
		if ( request.method() === 'GET' ) {
			return;
		}
		counts.writes++;
		const write = [
			request.method(),
			request.url(),
			request.postData(),
		].join( ' ' );
		if ( writes.get( write ) === actionNumber ) {
			report( `Written twice: ${ write }`, trail );
		}
		writes.set( write, actionNumber );
	}

	// Requests come in no certain order: they have random numbers of their own.
	const faultRandom = createRandom( seed + 1 );
	await page.route(
		( url ) => /\/wp-json\/|rest_route=/.test( url.href ),
		async ( route ) => {
			counts.requests++;
			checkWrite( route.request() );
			if ( ! areFaultsOn || ! faultRandom.chance( share ) ) {
				return route.fallback();
			}
			const names = [ ...Object.keys( FAULTS ), 'lost', 'late' ];
			const name = faultRandom.pick( names );
			if ( name === 'lost' ) {
				counts.faults++;
				return loseResponse( route );
			}
			if ( name === 'late' ) {
				counts.late++;
				await new Promise( ( resolve ) =>
					setTimeout( resolve, faultRandom.below( 3000 ) )
				);
				return route.fallback().catch( () => {} );
			}
			counts.faults++;
			return FAULTS[ name ]( route );
		}
	);

	async function check( after ) {
		for ( const text of withoutFailedRequests( faults.splice( 0 ) ) ) {
			// The first line says what; the rest changes with each build.
			const [ line = '' ] = text.split( '\n' );
			// Failed requests are reported in the console.
			if ( ! line.includes( ' ApiError: ' ) ) {
				report( line, after );
			}
		}
		const text = await page
			.locator( '.storedeck-layout' )
			.innerText()
			.catch( () => undefined );
		if ( text !== undefined && text.trim() === '' ) {
			report( 'The app is blank.', after );
		}
	}

	async function openScreen( url ) {
		await page.goto( url, { timeout: 60000 } );
		await page.locator( '.storedeck-layout' ).waitFor( { timeout: 60000 } );
	}

	const waitForRequests = () =>
		page
			.waitForLoadState( 'networkidle', { timeout: 20000 } )
			.catch( () => {} );

	/** Stops the faults and presses each “Reload”: no error may stay, nothing may still load. */
	async function heal( after ) {
		areFaultsOn = false;
		await waitForRequests();
		const failures = page.locator( '.storedeck-failure:visible' );
		const buttons = failures.getByRole( 'button', { name: 'Reload' } );
		for (
			let round = 0;
			round < 20 && ( await buttons.count() );
			round++
		) {
			await buttons
				.first()
				.press( 'Enter' )
				.catch( () => {} );
			await waitForRequests();
		}
		for ( const text of await failures.allInnerTexts() ) {
			report( `Does not heal: ${ text.replace( /\s+/g, ' ' ) }`, after );
		}
		const loading = page.locator( LOADING );
		for (
			let round = 0;
			round < 20 && ( await loading.count() );
			round++
		) {
			await page.waitForTimeout( 250 );
		}
		for ( const element of await loading.all() ) {
			report(
				`Keeps loading: ${ await element
					.getAttribute( 'class' )
					.catch( () => 'an element' ) }`,
				after
			);
		}
		await check( after );
	}

	/** The number of orders and products whose report rows were wrong, after repairing them. */
	async function reconcile( rest ) {
		await rest.send( 'POST', '/storedeck/v1/data-state/reconcile', {} );
		for (;;) {
			const { body } = await rest.get( '/storedeck/v1/data-state' );
			if ( ! body.reconciliation.is_running ) {
				return body.reconciliation.repaired;
			}
		}
	}

	/** Does something with a control, and says what. */
	async function actOnControl() {
		const controls = await page.locator( CONTROLS ).all();
		const control = pick( controls );
		if ( ! control ) {
			return 'nothing to click';
		}
		const { name, tag, type } = await control.evaluate(
			( /** @type {any} */ element ) => ( {
				name: (
					element.getAttribute( 'aria-label' ) ||
					element.textContent ||
					element.name ||
					''
				)
					.trim()
					.slice( 0, 40 ),
				tag: element.tagName,
				type: element.type ?? '',
			} )
		);
		const label = `${ tag.toLowerCase() } “${ name }”`;
		if ( LEFT_ALONE.test( name ) ) {
			return `left ${ label } alone`;
		}
		if ( tag === 'SELECT' ) {
			await control.selectOption( {
				index: below( await control.locator( 'option' ).count() ),
			} );
			return `selected in ${ label }`;
		}
		if ( tag === 'INPUT' && /text|search|number|email/.test( type ) ) {
			await control.fill(
				pick( [ '', 'a', '12', '2026-01-02', '<b>é' ] )
			);
			return `typed in ${ label }`;
		}
		await control.click();
		return `clicked ${ label }`;
	}

	const startedAt = Date.now();
	let trail = 'the start';
	const rest = await signIn();
	await reconcile( rest );
	await openScreen( address( '/' ) );
	const screens = [
		...new Set(
			await page
				.locator( '#adminmenu a[href*="page=storedeck"]' )
				.evaluateAll( ( links ) =>
					links.map( ( /** @type {any} */ link ) => link.href )
				)
		),
	];
	for ( let number = 1; number <= actions; number++ ) {
		const draw = random();
		actionNumber = number;
		let action = '';
		try {
			if ( draw < 0.12 || ! page.url().includes( 'page=storedeck' ) ) {
				await heal( trail );
				const screen = pick( screens );
				action = `opened ${ new URL( screen ).search }`;
				areFaultsOn = true;
				await openScreen( screen );
			} else if ( draw < 0.2 ) {
				const key = pick( KEYS );
				action = `pressed ${ key }`;
				await page.keyboard.press( key );
			} else if ( draw < 0.24 ) {
				action = 'went back';
				await page.goBack( { timeout: 15000 } );
			} else {
				action = await actOnControl();
			}
		} catch ( error ) {
			// A control that moved, is covered or went away is no fault of the app.
			counts.skipped++;
			action += ` (skipped: ${
				String( /** @type {any} */ ( error ).message ).split(
					'\n'
				)[ 0 ]
			})`;
		}
		await page.waitForTimeout( random() * 200 );
		trail = `${ number }. ${ new URL( page.url() ).search }: ${ action }`;
		if ( isLogging ) {
			console.log( trail );
		}
		await check( trail );
	}

	areFaultsOn = false;
	for ( const screen of screens ) {
		await openScreen( screen );
		await heal( `the walk, on ${ new URL( screen ).search }` );
	}
	await browser.close();
	const repaired = await reconcile( rest );
	if ( repaired ) {
		report( `Reconciliation repaired ${ repaired } items.`, 'the walk' );
	}

	console.log(
		`${ actions } actions with seed ${ seed } on ${
			screens.length
		} screens in ${ Math.round( ( Date.now() - startedAt ) / 1000 ) } s: ${
			counts.requests
		} requests (${ counts.writes } writes), ${ counts.faults } failed, ${
			counts.late
		} late; ${ counts.skipped } actions skipped; ${
			problems.size
		} problems.`
	);
	process.exitCode = problems.size ? 1 : 0;
} );
