import { render, screen } from '@testing-library/react';
import { useAnswer } from '../../report/use-answer';
import { QuestionChart } from '../question-chart';

jest.mock( '../../report/use-answer', () => ( {
	useAnswer: jest.fn(),
	MAX_ROWS: 500,
} ) );
jest.mock( '../../reports/use-loaded-report', () => ( {
	useLoadedReport: () => ( { id: 'orders' } ),
} ) );
jest.mock( '../answer-chart', () => ( {
	AnswerChart: ( { title, shownAs }: Record< string, string > ) => (
		<p>{ `${ title }: ${ shownAs }` }</p>
	),
} ) );

const open = ( by: readonly { name: string; is_ordered: boolean }[] ) => {
	jest.mocked( useAnswer ).mockReturnValue( {
		data: {
			metrics: [ { name: 'Orders' } ],
			dimensions: by,
			notes: [ 'Orders count in each row.' ],
		},
		isPreviousData: false,
	} as never );
	render(
		<QuestionChart
			path=""
			query={ {
				metrics: 'orders_count',
				by: by.map( ( { name } ) => name ).join(),
			} }
		/>
	);
};

it( 'names what is split, and shows values in their own order as a heat map', () => {
	open( [
		{ name: 'Weekday', is_ordered: true },
		{ name: 'Hour', is_ordered: true },
	] );
	expect(
		screen.getByText( 'Orders by Weekday and Hour: heat-map' )
	).toBeVisible();
} );

it( 'shows other values as bars', () => {
	open( [ { name: 'Country', is_ordered: false } ] );
	expect( screen.getByText( 'Orders count in each row.' ) ).toBeVisible();
	expect( screen.getByText( 'Orders by Country: bars' ) ).toBeVisible();
} );
