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
