import {
	asBoolean,
	asFilledText,
	asRecord,
	asTextList,
	asTextMap,
	isRecord,
} from './guards';
import type {
	DashboardChartSetting,
	DashboardSettings,
	DimensionSetting,
	LeaderboardSetting,
	ReportSetting,
} from './types';

/** The valid entries of a list; others are left out. */
const readList =
	< Entry >(
		read: ( entry: Record< string, unknown > ) => Entry | undefined
	) =>
	( value: unknown ): Entry[] | undefined =>
		Array.isArray( value )
			? value
					.filter( isRecord )
					.flatMap( ( entry ) => read( entry ) ?? [] )
			: undefined;

export const readReports = readList< ReportSetting >( ( entry ) => {
	const id = asFilledText( entry.id );
	const title = asFilledText( entry.title );
	const path = asFilledText( entry.path );
	const capability = asFilledText( entry.capability );
	return id && title && path && capability
		? { id, title, path, capability }
		: undefined;
} );

const readLink = ( value: unknown ): DimensionSetting[ 'link' ] => {
	const link = asRecord( value );
	const report = asFilledText( link?.report );
	return report
		? {
				report,
				query: asTextMap( link?.query ) ?? {},
				values: asTextList( link?.values ),
				unknown: asFilledText( link?.unknown ),
		  }
		: undefined;
};

const readRows = ( value: unknown ): DimensionSetting[ 'rows' ] => {
	const { field, param } = asTextMap( value ) ?? {};
	return field && param ? { field, param } : undefined;
};

export const readDimensions = readList< DimensionSetting >( ( entry ) => {
	const segmentby = asFilledText( entry.segmentby );
	const label = asFilledText( entry.label );
	return segmentby && label
		? {
				segmentby,
				label,
				endpoints: asTextList( entry.endpoints ) ?? [],
				rows: readRows( entry.rows ),
				link: readLink( entry.link ),
		  }
		: undefined;
} );

export const readLeaderboards = readList< LeaderboardSetting >( ( entry ) => {
	const id = asFilledText( entry.id );
	const label = asFilledText( entry.label );
	return id && label ? { id, label } : undefined;
} );

const TYPES = [ 'number', 'currency', 'average' ] as const;

const readCharts = readList< DashboardChartSetting >( ( entry ) => {
	const report = asFilledText( entry.report );
	const key = asFilledText( entry.key );
	const label = asFilledText( entry.label );
	return report && key && label
		? {
				report,
				key,
				label,
				type: TYPES.find( ( type ) => type === entry.type ) ?? 'number',
				by: asTextList( entry.by ),
				isHidden: asBoolean( entry.isHidden ) ?? false,
				isNeutral: asBoolean( entry.isNeutral ) ?? false,
				isReverseTrend: asBoolean( entry.isReverseTrend ) ?? false,
		  }
		: undefined;
} );

export const readDashboard = (
	value: unknown
): DashboardSettings | undefined => {
	const dashboard = asRecord( value );
	return (
		dashboard && {
			charts: readCharts( dashboard.charts ) ?? [],
			hiddenIndicators: asTextList( dashboard.hiddenIndicators ) ?? [],
			hiddenLeaderboards:
				asTextList( dashboard.hiddenLeaderboards ) ?? [],
		}
	);
};
