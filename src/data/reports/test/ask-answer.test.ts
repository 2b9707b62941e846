import { askAnswer } from '../ask-answer';
import { fakeNetwork, settle } from '../../testing';

const ORDERS = { errors: {}, primary: { totals: {}, intervals: [] } };
const OVERVIEW = { errors: {}, leaderboards: [] };

let controllers: AbortController[];

/** Asks for all at the same time. */
const ask = ( ...reports: string[] ) => {
	controllers = reports.map( () => new AbortController() );
	const answers = reports.map( ( report, at ) =>
		askAnswer( controllers[ at ]?.signal as AbortSignal, report, {
			period: 'today',
		} )
	);
	answers.forEach( ( answer ) => answer.catch( () => {} ) );
	return answers;
};

it( 'asks a single question alone', async () => {
	const calls = fakeNetwork();
	const [ answer ] = ask( 'orders' );
	await settle();
	expect( calls.map( ( { url } ) => url ) ).toEqual( [
		'/storedeck/v1/answers/orders?period=today',
	] );
	await calls[ 0 ]?.respond( ORDERS );
	expect( await answer ).toEqual( ORDERS );
} );

it( 'asks several questions in one request, and alone what has no answer in it', async () => {
	const calls = fakeNetwork();
	const [ orders, overview ] = ask( 'orders', 'overview' );
	await settle();
	expect( calls.map( ( { path, query } ) => [ path, query ] ) ).toEqual( [
		[
			'/storedeck/v1/answers/batch',
			{
				questions: [
					'/storedeck/v1/answers/orders?period=today',
					'/storedeck/v1/answers/overview?period=today',
				],
			},
		],
	] );
	await calls[ 0 ]?.respond( [ null, OVERVIEW ] );
	expect( await overview ).toEqual( OVERVIEW );
	expect( calls.slice( 1 ).map( ( { path } ) => path ) ).toEqual( [
		'/storedeck/v1/answers/orders',
	] );
	await calls[ 1 ]?.fail( 'Busy.' );
	await expect( orders ).rejects.toMatchObject( { message: 'Busy.' } );
} );

it( 'asks each question alone if their request fails', async () => {
	const calls = fakeNetwork();
	ask( 'orders', 'overview' );
	await settle();
	await calls[ 0 ]?.fail();
	expect( calls.slice( 1 ).map( ( { path } ) => path ) ).toEqual( [
		'/storedeck/v1/answers/orders',
		'/storedeck/v1/answers/overview',
	] );
} );

it( 'aborts the request when no answer is needed any more', async () => {
	const calls = fakeNetwork();
	ask( 'orders', 'overview' );
	await settle();
	controllers[ 0 ]?.abort();
	expect( calls[ 0 ]?.isAborted ).toBe( false );
	controllers[ 1 ]?.abort();
	expect( calls[ 0 ]?.isAborted ).toBe( true );
	await settle();
	expect( calls ).toHaveLength( 1 );
} );

it( 'does not ask what is not needed any more', async () => {
	const calls = fakeNetwork();
	const [ orders ] = ask( 'orders', 'overview' );
	controllers[ 0 ]?.abort();
	await settle();
	expect( calls.map( ( { path } ) => path ) ).toEqual( [
		'/storedeck/v1/answers/overview',
	] );
	await expect( orders ).rejects.toMatchObject( { code: 'aborted' } );
} );
