import { INITIAL_STATE, reducer } from '../reducer';
import type { ResourceAction } from '../actions';
import type { RecordsChange } from '../types';

const put = (
	record: object,
	options: Partial< RecordsChange > = {}
): RecordsChange => ( {
	target: 'records',
	recordType: 'notes',
	records: [ [ 1, record ] ],
	...options,
} );

const createSuccess = (
	sequence: number,
	changesSequence: number,
	changes: RecordsChange
): ResourceAction => ( {
	type: 'REQUEST_SUCCESS',
	kind: 'updateNote',
	key: 'updateNote',
	at: 0,
	sequence,
	changesSequence,
	changes: [ changes ],
} );

const readAt = ( sequence: number, changes: RecordsChange ) => [
	{ type: 'REQUEST_START', kind: 'list', key: 'list', sequence } as const,
	{
		type: 'REQUEST_SUCCESS',
		kind: 'list',
		key: 'list',
		at: 0,
		sequence,
		response: { data: [ 1 ], totalResults: 1, totalPages: 1 },
		changes: [ changes ],
	} as const,
];

const recordAfter = ( ...actions: ResourceAction[] ) =>
	actions.reduce( reducer, INITIAL_STATE ).visible.records.notes?.[ '1' ]
		?.record;

describe( 'responses to writes', () => {
	it( 'applies responses in the order in which the writes started', () => {
		expect(
			recordAfter(
				createSuccess( 2, 3, put( { text: 'second' } ) ),
				createSuccess( 1, 4, put( { text: 'first' } ) )
			)
		).toEqual( { text: 'second' } );
	} );

	it( 'adds fields that are missing in a later response when records are merged', () => {
		expect(
			recordAfter(
				createSuccess(
					2,
					3,
					put( { text: 'second' }, { isMerged: true } )
				),
				createSuccess(
					1,
					4,
					put( { text: 'first', stars: 5 }, { isMerged: true } )
				)
			)
		).toEqual( { text: 'second', stars: 5 } );
	} );

	it( 'keeps that order when a list was loaded between them', () => {
		expect(
			recordAfter(
				createSuccess( 2, 3, put( { text: 'second' } ) ),
				...readAt( 4, put( { text: 'read' } ) ),
				createSuccess( 1, 5, put( { text: 'first' } ) )
			)
		).toEqual( { text: 'read' } );
	} );

	it( 'keeps the response to a write when a list was requested before it', () => {
		expect(
			recordAfter(
				...readAt( 2, put( { text: 'read' } ) ),
				createSuccess( 1, 3, put( { text: 'written' } ) )
			)
		).toEqual( { text: 'written' } );
	} );
} );
