import { TableCard, Link } from '@storedeck/components';
import type { TableCell, TableHeader } from '@storedeck/extend';
import type { AdvancedFiltersConfig } from '@storedeck/components';
import { getNewPath, onQueryChange } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { __ } from '@wordpress/i18n';
import { useExistingPage } from '../../common/list-screen/use-existing-page';
import { formatMetric } from '../../common/store-format';
import type { Answer, AnswerMetric, MetricValues } from '../../report/answer';
import { getComparisonName } from '../../report/answer-periods';
import { getChangeSorting } from '../../report/columns';
import { MetricCell } from '../../report/metric-cell';
import { readPage } from '../../report/question';
import type { Question } from '../../report/question';
import { getRows } from './answer-rows';
import type { TableRow } from './answer-rows';
import { getDrillDown } from './drill-down';

/** Columns of comparisons after the first, which the first column has as its change. */
const listMore = ( { periods }: Answer ) =>
	periods.flatMap( ( { compare }, index ) =>
		compare !== null && index > 1
			? [ { index, name: getComparisonName( compare ) } ]
			: []
	);

function getHeaders( answer: Answer, canSort: boolean ): TableHeader[] {
	const names = answer.dimensions.map( ( { key, name } ) => ( {
		key,
		label: name,
	} ) );
	return [
		...( names.length > 0
			? names
			: [ { key: 'interval', label: __( 'Period', 'storedeck' ) } ]
		).map( ( header ) => ( {
			...header,
			required: true,
			isLeftAligned: true,
		} ) ),
		...answer.metrics.flatMap( ( { key, name }, place ): TableHeader[] => [
			{
				key,
				label: name,
				isNumeric: true,
				isSortable: canSort,
				defaultSort: place === 0,
				...( canSort &&
					answer.periods.length > 1 && {
						detailSort: getChangeSorting( `${ key }_change`, name ),
					} ),
			},
			...listMore( answer ).map( ( period ) => ( {
				key: `${ key }-${ period.index }`,
				label: `${ name } · ${ period.name }`,
				isNumeric: true,
			} ) ),
		] ),
	];
}

/** The cells of a metric: its value with its change, and those of the other comparisons. */
function getMetricCells(
	answer: Answer,
	{ key, format, direction }: AnswerMetric,
	values: readonly ( MetricValues | undefined )[],
	isAmount: boolean
): TableCell[] {
	const toCell = (
		value: number | null | undefined,
		previous?: number | null
	) => {
		if ( value === null || value === undefined ) {
			return { display: '', value: '' };
		}
		const text = formatMetric( format, value ) ?? '';
		return {
			display: (
				<MetricCell
					change={
						typeof previous === 'number'
							? {
									metric: {
										type: format,
										isNeutral: direction === 'neutral',
										isReverseTrend: direction === 'down',
									},
									value,
									previous,
									isLoading: false,
									isAmount,
							  }
							: undefined
					}
				>
					{ text }
				</MetricCell>
			),
			value,
			text,
		};
	};
	return [
		toCell( values[ 0 ]?.[ key ], values[ 1 ]?.[ key ] ),
		...listMore( answer ).map( ( { index } ) =>
			toCell( values[ index ]?.[ key ] )
		),
	];
}

interface Props {
	answer: Answer;
	question: Question;
	query: Query;
	path: string;
	advancedFilters: AdvancedFiltersConfig;
	isBusy: boolean;
}

/** The rows of an answer, or its intervals. Names of rows lead to the question about them. */
export function AnswerTable( {
	answer,
	question,
	query,
	path,
	advancedFilters,
	isBusy,
}: Props ) {
	const { page, perPage } = readPage( query );
	const { rows, totalRows } = getRows( answer, page, perPage );
	useExistingPage(
		{ total: totalRows, isRequesting: isBusy },
		{ page, perPage },
		path,
		query
	);
	const canSort = answer.dimensions.length > 0;
	const toNames = ( { row, names }: TableRow ): TableCell[] =>
		names.map( ( name, place ) => {
			const dimension = answer.dimensions[ place ];
			const value = row?.values[ place ];
			const update =
				dimension && value
					? getDrillDown(
							question,
							query,
							dimension,
							value,
							advancedFilters
					  )
					: undefined;
			return {
				display: update ? (
					<Link
						type="wc-admin"
						href={ getNewPath( update, path, query ) }
					>
						{ name }
					</Link>
				) : (
					name
				),
				value: name,
			};
		} );
	const toCells = ( metrics: TableRow[ 'metrics' ] ) =>
		answer.metrics.flatMap( ( metric ) =>
			getMetricCells(
				answer,
				metric,
				metrics,
				query.orderby === `${ metric.key }_change`
			)
		);
	return (
		<TableCard
			title={ __( 'Answer', 'storedeck' ) }
			headers={ getHeaders( answer, canSort ) }
			rows={ rows.map( ( row ) => [
				...toNames( row ),
				...toCells( row.metrics ),
			] ) }
			totals={ [
				{ display: __( 'Total', 'storedeck' ), value: '' },
				...answer.dimensions
					.slice( 1 )
					.map( () => ( { display: '', value: '' } ) ),
				...toCells( answer.totals ),
			] }
			rowsPerPage={ perPage }
			totalRows={ totalRows }
			query={ {
				...query,
				orderby: query.orderby ?? answer.question.orderby ?? undefined,
			} }
			onQueryChange={ onQueryChange }
			isBusy={ isBusy }
			isStackable="cards"
			canSelectCells
			emptyMessage={ __(
				'No orders. Choose another period, or remove filters.',
				'storedeck'
			) }
		/>
	);
}
