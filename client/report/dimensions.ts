import { getSetting } from '@storedeck/settings';
import type { DimensionSetting } from '@storedeck/settings';
import type { Report } from './report';

/** The dimensions by which the stats of an endpoint can be split. */
export const findDimensions = ( endpoint: string ) =>
	getSetting( 'dimensions' ).filter( ( { endpoints } ) =>
		endpoints.includes( endpoint )
	);

/** The query of the report to which a value links. */
export const getItemQuery = (
	{ query, values = [] }: NonNullable< DimensionSetting[ 'link' ] >,
	id: number | string
) =>
	Object.fromEntries(
		Object.entries( query ).map( ( [ name, value ] ) => [
			name,
			value
				.replace( '{id}', String( id ) )
				.replace( '{value}', values[ Number( id ) ] ?? '' ),
		] )
	);

/** The endpoint of the report's stats. */
export const getStatsEndpoint = ( {
	statsEndpoint,
	endpoint,
}: Pick< Report, 'statsEndpoint' | 'endpoint' > ) => statsEndpoint ?? endpoint;

/** The dimension whose items are the rows of the report's table. */
export function getRowDimension( report: Report ) {
	const found =
		report.rows === 'items'
			? findDimensions( getStatsEndpoint( report ) ).find(
					( { rows } ) => rows?.field === report.keyField
			  )
			: undefined;
	return found?.rows && { segmentby: found.segmentby, ...found.rows };
}
