import fc from 'fast-check';
import { navigationStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';

const IDS = [ 'a', 'b', 'c' ] as const;

const step = fc.record( {
	id: fc.constantFrom( ...IDS ),
	isAdding: fc.boolean(),
	outcome: fc.constantFrom( 'good', 'empty', 'error' ),
} );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'favorites that are added and removed in quick succession', () => {
	it( 'ends with the favorites of the server, in list and menu', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array( step, { minLength: 1, maxLength: 8 } ),
				async ( steps ) => {
					const calls = fakeNetwork();
					const registry = createTestRegistry( navigationStore );
					const { addFavorite, removeFavorite, ...actions } =
						registry.dispatch( navigationStore );
					const { getFavorites, getMenuItems } =
						registry.select( navigationStore );
					actions.setMenuItems(
						IDS.map( ( id ) => ( { id, menuId: 'plugins' } ) )
					);
					actions.startResolution( 'getFavorites', [] );
					actions.getFavoritesSuccess( [] );
					actions.finishResolution( 'getFavorites', [] );

					const outcomes = Promise.allSettled(
						steps.map( ( { id, isAdding } ) =>
							isAdding ? addFavorite( id ) : removeFavorite( id )
						)
					);
					const server = new Set< string >();
					await settle();
					for ( const [ index, wanted ] of steps.entries() ) {
						// One request at a time, in the order of the clicks.
						expect( calls ).toHaveLength( index + 1 );
						expect( calls[ index ] ).toMatchObject( {
							method: wanted.isAdding ? 'POST' : 'DELETE',
							data: { item_id: wanted.id },
						} );
						if ( wanted.outcome === 'good' ) {
							server[ wanted.isAdding ? 'add' : 'delete' ](
								wanted.id
							);
							await calls[ index ]?.respond( wanted.id );
						} else if ( wanted.outcome === 'empty' ) {
							await calls[ index ]?.respond( null );
						} else {
							await calls[ index ]?.fail();
						}
					}
					await outcomes;

					expect( [ ...getFavorites() ].sort() ).toEqual(
						[ ...server ].sort()
					);
					expect(
						getMenuItems()
							.filter( ( { menuId } ) => menuId === 'favorites' )
							.map( ( { id } ) => id )
					).toEqual( [ ...server ].sort() );
				}
			),
			{ numRuns: 40 }
		);
	} );
} );
