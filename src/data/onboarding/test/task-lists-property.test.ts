import fc from 'fast-check';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import { onboardingStore } from '../store';

const IDS = [ 'a', 'b', 'c' ];

const EFFECTS = {
	snoozeTask: [ 'isSnoozed', true ],
	undoSnoozeTask: [ 'isSnoozed', false ],
	dismissTask: [ 'isDismissed', true ],
	undoDismissTask: [ 'isDismissed', false ],
	actionTask: [ 'isActioned', true ],
} as const;

const action = fc.constantFrom(
	'snoozeTask' as const,
	'undoSnoozeTask' as const,
	'dismissTask' as const,
	'undoDismissTask' as const,
	'actionTask' as const
);

/** The visible states of all tasks, by task and field. */
const asMap = ( shown: ( id: string ) => object ) =>
	Object.fromEntries(
		IDS.flatMap( ( id ) =>
			Object.entries( shown( id ) ).map( ( [ field, value ] ) => [
				`${ id } ${ field }`,
				value,
			] )
		)
	);

it( 'ends with the state of the server, whichever requests fail', async () => {
	jest.useFakeTimers();
	await fc.assert(
		fc.asyncProperty(
			fc.array(
				fc.record( {
					action,
					id: fc.constantFrom( ...IDS ),
					works: fc.boolean(),
				} ),
				{ minLength: 1, maxLength: 6 }
			),
			async ( steps ) => {
				const calls = fakeNetwork();
				const registry = createTestRegistry( onboardingStore );
				const select = () => registry.select( onboardingStore );
				const server = new Map(
					IDS.map( ( id ) => [
						id,
						{
							id,
							isSnoozed: false,
							isDismissed: false,
							isActioned: false,
						},
					] )
				);
				const shown = ( id: string ) => {
					const task = select().getTask( id );
					return {
						id,
						isSnoozed: task?.isSnoozed,
						isDismissed: task?.isDismissed,
						isActioned: task?.isActioned,
					};
				};
				select().getTaskLists();
				await settle();
				await calls[ 0 ]?.respond( [
					{ id: 'setup', tasks: [ ...server.values() ] },
				] );

				const done = steps.map( ( step ) =>
					registry
						.dispatch( onboardingStore )
						[ step.action ]( step.id )
						.then(
							() => true,
							() => false
						)
				);
				const wanted = new Map(
					steps.map( ( step ) => {
						const [ field, value ] = EFFECTS[ step.action ];
						return [ `${ step.id } ${ field }`, value ];
					} )
				);
				expect( asMap( shown ) ).toMatchObject(
					Object.fromEntries( wanted )
				);
				await settle();
				for ( const [ index, step ] of steps.entries() ) {
					// Serialized: the next one starts when this one has ended.
					expect( calls ).toHaveLength( index + 2 );
					const known = server.get( step.id );
					const [ field, value ] = EFFECTS[ step.action ];
					if ( step.works && known ) {
						const after = { ...known, [ field ]: value };
						server.set( step.id, after );
						await calls[ index + 1 ]?.respond( after );
					} else {
						await calls[ index + 1 ]?.fail( {
							status: 400,
							message: 'No.',
						} );
					}
				}

				expect( await Promise.all( done ) ).toEqual(
					steps.map( ( { works } ) => works )
				);
				expect( IDS.map( shown ) ).toEqual( [ ...server.values() ] );
			}
		),
		{ numRuns: 60 }
	);
	jest.useRealTimers();
} );
