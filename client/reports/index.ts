import { getSetting } from '@storedeck/settings';
import { filterReports } from './plugin-reports';
import { loadReport } from './load-report';
import type { LoadedReport, ReportEntry } from '../report/report-entry';

export type { ReportEntry } from '../report/report-entry';

type LoadScreen = (
	loaded: LoadedReport
) => ReturnType< ReportEntry[ 'loadScreen' ] >;

let loadReportScreen: LoadScreen = () =>
	Promise.reject( new Error( 'No report screen is registered.' ) );

/** Reports must not import screens, so the report screen is registered. */
export function registerReportScreen( load: LoadScreen ) {
	loadReportScreen = load;
}

/**
 * Every report that the user can see, in the order of the menu: those that are
 * registered on the server, and those that plugins add through
 * `woocommerce_admin_reports_list`.
 */
export const getReports = (): ReportEntry[] =>
	filterReports(
		getSetting( 'reports' ).map( ( { id, title, path, capability } ) => {
			const load = async () => ( { default: await loadReport( id ) } );
			return {
				id,
				path,
				capability,
				title,
				load,
				loadScreen: () => loadReportScreen( load() ),
			};
		} )
	);
