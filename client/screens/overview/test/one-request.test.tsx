import { COMPARED } from '../../../test/render-page';
import { goTo, wait } from '../../../test/support';
import { openOverview } from './overview-page';

it( 'asks for another period in one request', async () => {
	const { calls } = await openOverview();
	const before = calls.length;
	goTo( '/analytics/overview', { ...COMPARED, before: '2022-02-21' } );
	await wait();
	const [ first, ...others ] = calls.slice( before );
	expect( first?.path ).toBe( '/storedeck/v1/answers/batch' );
	const questions = [ first?.query.questions ].flat().map( String );
	expect(
		questions.map( ( question ) => question.replace( /\?.*/, '' ) )
	).toEqual( [
		'/storedeck/v1/answers/overview',
		'/storedeck/v1/answers/orders',
	] );
	// The fake server answers with its own routes.
	expect(
		others
			.map( ( { decodedUrl } ) => decodedUrl )
			.filter( ( url ) => url.startsWith( '/storedeck' ) )
	).toEqual( questions.map( decodeURIComponent ) );
} );
