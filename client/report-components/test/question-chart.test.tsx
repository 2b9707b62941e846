import { screen } from '@testing-library/react';
import { answersStore } from '../../report/answers-store';
import {
	click,
	FAILED,
	renderWithStores,
	respondWith,
	wait,
} from '../../test/support';
import { QuestionChart } from '../question-chart';

const ANSWERS = 'GET /storedeck/v1/answers';

jest.mock( '../../reports/use-loaded-report', () => ( {
	useLoadedReport: () => ( { id: 'orders' } ),
} ) );
jest.mock( '../answer-chart', () => ( {
	AnswerChart: ( { title, shownAs }: Record< string, string > ) => (
		<p>{ `${ title }: ${ shownAs }` }</p>
	),
} ) );

const toAnswer = ( by: readonly { name: string; is_ordered: boolean }[] ) => ( {
	metrics: [ { name: 'Orders' } ],
	dimensions: by,
	notes: [ 'Orders count in each row.' ],
} );
const COUNTRY = [ { name: 'Country', is_ordered: false } ];

async function open( by: typeof COUNTRY, response: unknown = toAnswer( by ) ) {
	renderWithStores(
		<QuestionChart
			path=""
			query={ {
				metrics: 'orders_count',
				by: by.map( ( { name } ) => name ).join(),
			} }
		/>,
		[ answersStore ],
		{ [ ANSWERS ]: response }
	);
	await wait();
}

it( 'names what is split, and shows values in their own order as a heat map', async () => {
	await open( [
		{ name: 'Weekday', is_ordered: true },
		{ name: 'Hour', is_ordered: true },
	] );
	expect(
		screen.getByText( 'Orders by Weekday and Hour: heat-map' )
	).toBeVisible();
} );

it( 'shows other values as bars', async () => {
	await open( COUNTRY );
	expect( screen.getByText( 'Orders count in each row.' ) ).toBeVisible();
	expect( screen.getByText( 'Orders by Country: bars' ) ).toBeVisible();
} );

it( 'asks again after a failure', async () => {
	await open( COUNTRY, FAILED );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the answer.Not today.'
	);
	respondWith( ANSWERS, toAnswer( COUNTRY ) );
	await click( 'Reload' );
	await wait();
	expect( screen.getByText( 'Orders by Country: bars' ) ).toBeVisible();
} );
