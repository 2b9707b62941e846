import { readOneBatch, toAnswerPath } from '../../../test/read-one-batch';
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
	expect( readOneBatch( calls.slice( before ) ) ).toEqual(
		[ 'revenue', 'products', 'overview', 'orders' ].map( toAnswerPath )
	);
} );
