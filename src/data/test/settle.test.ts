import { settle } from '../testing';

/** Whether something happens before all that is due has run. */
async function happens( start: ( done: () => void ) => void ) {
	const done = jest.fn();
	start( done );
	await settle();
	return done.mock.calls.length > 0;
}

describe( 'settle', () => {
	it( 'waits for promises, and for short timers and frames that start each other', async () => {
		expect(
			await happens( ( done ) => {
				Promise.resolve()
					.then( () => {} )
					.then( done );
			} )
		).toBe( true );
		expect(
			await happens( ( done ) => {
				setTimeout(
					( value: string ) =>
						requestAnimationFrame( () =>
							setTimeout( value === 'a' ? done : () => {} )
						),
					9,
					'a'
				);
			} )
		).toBe( true );
	} );

	it( 'does not wait for long timers', async () => {
		let timer;
		expect(
			await happens( ( done ) => {
				timer = setTimeout( done, 60_000 );
			} )
		).toBe( false );
		clearTimeout( timer );
	} );

	it( 'ends while an animation goes on', async () => {
		let frame = 0;
		const animate = () => {
			frame = requestAnimationFrame( animate );
		};
		animate();
		const first = frame;
		await settle();
		cancelAnimationFrame( frame );
		expect( frame ).toBeGreaterThan( first );
	} );

	it( 'advances fake timers', async () => {
		jest.useFakeTimers();
		expect( await happens( ( done ) => setTimeout( done, 5 ) ) ).toBe(
			true
		);
		expect( await happens( ( done ) => setTimeout( done, 6 ) ) ).toBe(
			false
		);
		jest.useRealTimers();
	} );
} );
