/** Where the page keeps the scripts of the host that wait. */
const PLACE = 'storedeck-late-scripts';

/** The first is tried again after so many ms, the second … */
const PAUSES = [ 500, 2000 ];

let running: Promise< void > | undefined;

const wait = ( time: number ) =>
	new Promise< void >( ( resolve ) => setTimeout( resolve, time ) );

/** A script as the browser runs it: one that was parsed inertly never does. */
function revive( inert: HTMLScriptElement ) {
	const script = document.createElement( 'script' );
	for ( const { name, value } of inert.attributes ) {
		script.setAttribute( name, value );
	}
	// Hidden from attributes, where pages allow scripts by it.
	script.nonce = inert.nonce;
	script.textContent = inert.textContent;
	return script;
}

/** Runs one script; a file is waited for. */
function run( inert: HTMLScriptElement ) {
	const script = revive( inert );
	return new Promise< void >( ( resolve, reject ) => {
		if ( inert.hasAttribute( 'src' ) ) {
			script.onload = () => resolve();
			script.onerror = () => {
				script.remove();
				reject( new Error( `${ script.src } could not be loaded.` ) );
			};
		}
		document.body.append( script );
		if ( ! inert.hasAttribute( 'src' ) ) {
			resolve();
		}
	} );
}

async function runAgain( inert: HTMLScriptElement ) {
	for ( const pause of PAUSES ) {
		try {
			return await run( inert );
		} catch {
			await wait( pause );
		}
	}
	return run( inert );
}

async function runAll( { content }: HTMLTemplateElement ) {
	const scripts = [ ...content.querySelectorAll( 'script' ) ];
	for ( const { src } of scripts ) {
		if ( src ) {
			// All files at once, though they run one after the other.
			const link = document.createElement( 'link' );
			link.rel = 'preload';
			link.as = 'script';
			link.href = src;
			document.head.append( link );
		}
	}
	for ( const script of scripts ) {
		await runAgain( script );
		// Whatever has run does not run again when a later one fails.
		script.remove();
	}
}

/**
 * Runs the scripts of the host which the page holds back for after the first
 * screen, in their order, translations and settings among them. Where the page
 * has none there is nothing to wait for.
 *
 * @return Fails when one could not be loaded; may be called again then.
 */
export function loadHost(): Promise< void > {
	const place = document.getElementById( PLACE );
	if ( ! ( place instanceof HTMLTemplateElement ) ) {
		return Promise.resolve();
	}
	running ??= runAll( place ).catch( ( error ) => {
		running = undefined;
		throw error;
	} );
	return running;
}
