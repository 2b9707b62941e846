import type { Answer } from '../../../report/answer';
import { getAnswerQuery, readQuestion } from '../../../report/question';
import { getRows } from '../answer-rows';

const TOTAL = 637;

const rows = Array.from( { length: TOTAL }, ( _, id ) => ( {
	values: [ { id, label: `City ${ id }` } ],
	metrics: [],
} ) );

/** The names of a page, from the rows that the server has for it. */
function getNames( perPage: number, page: number ) {
	const query = {
		by: 'city',
		paged: String( page ),
		per_page: String( perPage ),
	};
	const asked = getAnswerQuery( readQuestion( query ), query, {} );
	const size = Number( asked.per_page );
	const start = ( Number( asked.page ) - 1 ) * size;
	const answer = {
		question: { interval: null },
		dimensions: [ { key: 'city' } ],
		rows: rows.slice( start, start + size ),
		total_rows: TOTAL,
	} as unknown as Answer;
	return getRows( answer, page, perPage ).rows.flatMap(
		( { names } ) => names
	);
}

it.each( [ 25, 75, 100, 500 ] )(
	'has each of more rows than the server lists at once on one page, %i on each',
	( perPage ) => {
		const pages = Array.from(
			{ length: Math.ceil( TOTAL / perPage ) },
			( _, index ) => getNames( perPage, index + 1 )
		);
		expect( pages.flat() ).toEqual(
			rows.map( ( { values } ) => values[ 0 ]?.label )
		);
	}
);
