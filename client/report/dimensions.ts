import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { DimensionSetting } from '@storedeck/settings';
import type { Report } from './types';

/** The dimensions by which the stats of an endpoint can be split. */
export const findDimensions = ( endpoint: string ) =>
	getSetting( 'dimensions' ).filter( ( { endpoints } ) =>
		endpoints.includes( endpoint )
	);

/** The query of the report to which a value links. */
export const getItemQuery = (
	{ query, values = [], unknown }: NonNullable< DimensionSetting[ 'link' ] >,
	id: number | string
) =>
	Object.fromEntries(
		Object.entries( query ).map( ( [ name, value ] ) => [
			name,
			value
				.replace( '{id}', String( id ) || ( unknown ?? '' ) )
				.replace( '{value}', values[ Number( id ) ] ?? '' ),
		] )
	);

/** The endpoint of the report's stats. */
export const getStatsEndpoint = ( {
	statsEndpoint,
	endpoint,
}: Pick< Report, 'statsEndpoint' | 'endpoint' > ) => statsEndpoint ?? endpoint;

/** The dimension whose items are the rows of a table. */
export interface RowDimension {
	segmentby: string;
	/** The field that identifies a row. */
	field: string;
	/** The parameter for ids; without it rows cannot be requested by their ids. */
	param?: string;
}

/** The dimension whose items are the rows of the report's table, which the URL may choose. */
export function getRowDimension(
	report: Report,
	query: Query
): RowDimension | undefined {
	const { rows, keyField } = report;
	if ( rows !== 'items' ) {
		return undefined;
	}
	const found = findDimensions( getStatsEndpoint( report ) ).find(
		( dimension ) => dimension.rows?.field === keyField
	);
	if ( found?.rows ) {
		return { segmentby: found.segmentby, ...found.rows };
	}
	const picker = report
		.filters?.( true )
		.find( ( { param } ) => param === 'by' );
	const segmentby =
		typeof query.by === 'string' ? query.by : picker?.defaultValue;
	return picker && segmentby && keyField
		? { segmentby, field: keyField }
		: undefined;
}
