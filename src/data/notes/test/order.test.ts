import fc from 'fast-check';
import { notesStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const change = fc.record( {
	id: fc.constantFrom( 1, 2 ),
	isGood: fc.boolean(),
	/** Position of its response among the others. */
	rank: fc.integer( { min: 0, max: 1000 } ),
} );

describe( 'changes with responses in any order', () => {
	it( 'keeps each note as the last successful change left it, without a flag', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array( change, { minLength: 1, maxLength: 6 } ),
				async ( changes ) => {
					const calls = fakeNetwork();
					const registry = createTestRegistry( notesStore );
					const { setNotes, setNotesQuery, updateNote } =
						registry.dispatch( notesStore );
					setNotes( [
						{ id: 1, title: 'none' },
						{ id: 2, title: 'none' },
					] );
					setNotesQuery( {}, [ 1, 2 ] );

					const outcomes = Promise.allSettled(
						changes.map( ( { id }, index ) =>
							updateNote( id, {
								date_reminder: `change ${ index }`,
							} )
						)
					);
					await settle();
					const order = changes
						.map( ( entry, index ) => ( { ...entry, index } ) )
						.sort( ( a, b ) => a.rank - b.rank );
					for ( const { id, index, isGood } of order ) {
						const title = `change ${ index }`;
						await ( isGood
							? calls[ index ]?.respond( { id, title } )
							: calls[ index ]?.fail() );
					}
					const settled = await outcomes;

					expect(
						settled.map( ( { status } ) => status === 'fulfilled' )
					).toEqual( changes.map( ( { isGood } ) => isGood ) );
					const expected = [ 1, 2 ].map( ( id ) => {
						const last = changes
							.map( ( entry ) => entry.id === id && entry.isGood )
							.lastIndexOf( true );
						const isTouched = changes.some(
							( entry ) => entry.id === id
						);
						return {
							id,
							title: last < 0 ? 'none' : `change ${ last }`,
							...( isTouched && { isUpdating: false } ),
						};
					} );
					expect(
						registry.select( notesStore ).getNotes( {} )
					).toEqual( expected );
				}
			),
			{ numRuns: 40 }
		);
	} );
} );
