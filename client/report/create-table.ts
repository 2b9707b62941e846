import { decodeEntities } from '@wordpress/html-entities';
import { shapeOf, text } from '@storedeck/hooks';
import type { ReportExtension } from '@storedeck/reports';
import { applyContained } from '../extend/apply-contained';
import { createColumns } from './create-columns';
import { getPluralForm } from './plural-form';
import { readField, readText } from './read-field';
import type { Report, SummaryMetric, TableComparison } from './types';
import type {
	ComparisonDefinition,
	SummaryDefinition,
	TableDefinition,
} from './definition';

const TEXT = shapeOf< string >( text );

export const createComparison = ( {
	idField,
	nameField,
	...params
}: ComparisonDefinition ): TableComparison< never > => ( {
	...params,
	getId: ( row ) => Number( readField( row, idField ) ),
	getName: ( row ) => decodeEntities( readText( row, nameField ) ),
} );

const createSummaryMetric = (
	id: string,
	{ key, type, label }: SummaryDefinition
): SummaryMetric => ( {
	key,
	type,
	label: ( value, query ) =>
		applyContained(
			`experimental_woocommerce_admin_${ id }_report_table_summary_${ key }_label`,
			getPluralForm( label, value ),
			TEXT,
			value,
			query
		),
} );

type Table = Pick<
	Report,
	| 'endpoint'
	| 'rows'
	| 'columnsPreference'
	| 'tableTitle'
	| 'note'
	| 'perPage'
	| 'limitBy'
	| 'rowKey'
	| 'columns'
	| 'summary'
	| 'comparison'
	| 'search'
>;

/**
 * The properties of a report that describe its table.
 *
 * @param id           The report whose table it is, for the filters of plugins.
 * @param title        The title of that report.
 * @param getExtension Returns the extension of that report.
 */
export function createTable(
	id: string,
	title: string,
	table: TableDefinition,
	getExtension: () => ReportExtension< never > | undefined
): Table {
	return {
		endpoint: table.endpoint,
		rows: table.rows,
		perPage: table.perPage,
		columnsPreference: table.preference,
		tableTitle: ( query ) =>
			applyContained(
				`experimental_woocommerce_admin_${ id }_report_table_title`,
				table.title ?? title,
				TEXT,
				query
			),
		note: table.note,
		limitBy: table.limitBy,
		rowKey: ( row ) => readText( row, table.key ),
		columns: createColumns( table.columns, getExtension ),
		summary: table.summary.map( ( metric ) =>
			createSummaryMetric( id, metric )
		),
		comparison: table.comparison && createComparison( table.comparison ),
		search: table.search ?? undefined,
	};
}
