import { COMPARED } from '../../../test/render-page';
import { goTo, wait } from '../../../test/support';
import { openOverview } from './overview-page';

const toView = ( id: string, path: string ) => ( {
	id,
	name: id,
	path,
	query: '',
	hidden_columns: null,
	scope: 'own',
	is_pinned: true,
	can_edit: true,
} );

it( 'asks for another period in one request, also what pinned views show', async () => {
	const { calls } = await openOverview( {
		responses: {
			'GET /storedeck/v1/views': [
				toView( 'v1', '/analytics/revenue' ),
				toView( 'v2', '/analytics/products' ),
			],
		},
	} );
	const before = calls.length;
	goTo( '/analytics/overview', { ...COMPARED, before: '2022-02-21' } );
	await wait();
	const [ first, ...others ] = calls.slice( before );
	expect( first?.path ).toBe( '/storedeck/v1/answers/batch' );
	const questions = [ first?.query.questions ].flat().map( String );
	expect(
		questions.map( ( question ) => question.replace( /\?.*/, '' ) )
	).toEqual(
		[ 'revenue', 'products', 'overview', 'orders' ].map(
			( report ) => `/storedeck/v1/answers/${ report }`
		)
	);
	// The fake server answers with its own routes.
	expect(
		others
			.map( ( { decodedUrl } ) => decodedUrl )
			.filter( ( url ) => url.startsWith( '/storedeck' ) )
	).toEqual( questions.map( decodeURIComponent ) );
} );
