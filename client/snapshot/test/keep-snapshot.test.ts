import { fakeNetwork, respond } from '@storedeck/data/test/fake-network';
import type { Call } from '@storedeck/data/test/fake-network';
import { keepSnapshot } from '..';

const ADDRESS = window.location.href;
const TOKEN = 'a token';

let calls: Call[];

const tell = ( snapshot: unknown ) => {
	window.storedeckSettings = { snapshot };
};

const root = document.createElement( 'div' );
Object.defineProperty( root, 'offsetHeight', { value: 900 } );

const touch = ( hasBeenActive: boolean ) =>
	Object.defineProperty( navigator, 'userActivation', {
		configurable: true,
		value: { hasBeenActive },
	} );

beforeEach( () => {
	root.innerHTML = '<p>$7.00</p>';
	calls = fakeNetwork( {
		'POST /storedeck/v1/snapshots': { token: TOKEN },
	} );
	tell( { token: TOKEN, keptWidth: 0 } );
	touch( false );
} );

it( 'sends what is shown, with what the page said of it', async () => {
	await keepSnapshot( root, ADDRESS );

	expect( calls.map( ( { data } ) => data ) ).toEqual( [
		{
			token: TOKEN,
			width: window.innerWidth,
			height: 900,
			nodes: [ [ 'p', {}, [ '$7.00' ] ] ],
		},
	] );
} );

it( 'sends one of another width, too', async () => {
	tell( { token: TOKEN, keptWidth: 390 } );
	await keepSnapshot( root, ADDRESS );

	expect( calls ).toHaveLength( 1 );
} );

it.each( [
	[ 'the page wants none', () => tell( undefined ) ],
	[
		'the page has shown exactly this',
		() => tell( { token: TOKEN, keptWidth: window.innerWidth } ),
	],
	[ 'somebody has begun to use the page', () => touch( true ) ],
	[
		'it is not finished',
		() => {
			root.innerHTML = '<p aria-busy="true"></p>';
		},
	],
] )( 'sends nothing when %s', async ( _, arrange ) => {
	arrange();
	await keepSnapshot( root, ADDRESS );

	expect( calls ).toEqual( [] );
} );

it( 'sends nothing of another address', async () => {
	await keepSnapshot( root, `${ ADDRESS }?path=/analytics/orders` );

	expect( calls ).toEqual( [] );
} );

it( 'leaves the page alone when the server refuses', async () => {
	fakeNetwork( {
		'POST /storedeck/v1/snapshots': respond(
			{ code: 'broken', message: 'No.' },
			{ status: 500 }
		),
	} );

	await expect( keepSnapshot( root, ADDRESS ) ).resolves.toBeUndefined();
} );
