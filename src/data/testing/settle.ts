/** The clock of fake timers: Jest and Vitest have the same. */
interface FakeClock {
	tickAsync: ( milliseconds: number ) => Promise< unknown >;
}

type Callback = ( ...args: unknown[] ) => void;
type Start = ( callback: Callback, ...args: unknown[] ) => unknown;
type Stop = ( id: unknown ) => void;

/** Longer timers wait for people or the server. */
const SHORT = 30;

const { setTimeout: startTimer } = globalThis;

/** The timers and animation frames that are due soon. */
const due = new Set< unknown >();

/** Replaces two functions of the page by ones that keep track of what is due. */
function watch( startName: string, stopName: string ) {
	const start: Start | undefined = Reflect.get( globalThis, startName );
	const stop: Stop | undefined = Reflect.get( globalThis, stopName );
	const functions = {
		[ startName ](
			callback: Callback,
			delay?: number,
			...args: unknown[]
		) {
			const id = start?.(
				( ...given ) => {
					due.delete( id );
					callback( ...given );
				},
				delay,
				...args
			);
			if ( ! ( Number( delay ) > SHORT ) ) {
				due.add( id );
			}
			return id;
		},
		[ stopName ]( id: unknown ) {
			due.delete( id );
			stop?.( id );
		},
	};
	// Without a test environment, `window` may be an object of its own.
	for ( const target of start ? [ globalThis, window ] : [] ) {
		Object.assign( target, functions );
	}
}

watch( 'setTimeout', 'clearTimeout' );
watch( 'requestAnimationFrame', 'cancelAnimationFrame' );

/**
 * Runs the timers and promises that are due, until none is due within 30 ms. Timers
 * that start each other again, as those of an animation, do not keep it waiting.
 */
export async function settle() {
	const { clock } = setTimeout as { clock?: FakeClock };
	if ( clock ) {
		await clock.tickAsync( 5 );
		return;
	}
	let idleTurns = 0;
	for ( let turn = 0; turn < SHORT && idleTurns < 2; turn++ ) {
		await new Promise( ( resolve ) => startTimer( resolve, 1 ) );
		idleTurns = due.size ? 0 : idleTurns + 1;
	}
}
