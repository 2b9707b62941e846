import fs from 'fs';
import path from 'path';
import type { DimensionSetting, ReportSetting } from '@storedeck/settings';
import type { Report } from '../../report/types';
import { createReport } from '../../report/create-report';
import type { ReportDefinition } from '../../report/definition';
import { getExtension, loadExtension } from '../load-extension';

/** What the server says of reports and screens. */
const FILE = path.resolve(
	__dirname,
	'../../../.cache/report-definitions.json'
);

const SERVER = JSON.parse( fs.readFileSync( FILE, 'utf8' ) );

/** The definitions of the server's reports by id, in the order of the menu. */
export const DEFINITIONS: Readonly< Record< string, ReportDefinition > > =
	SERVER.reports;

/** The setting `screens`. */
export const SCREENS: ReadonlyArray< { path: string; title: string } > =
	SERVER.screens;

export const REPORT_IDS = Object.keys( DEFINITIONS );

/** The setting `dimensions`. */
export const DIMENSIONS: DimensionSetting[] = SERVER.dimensions;

/** The definition of a report. */
export function getDefinition( id: string ): ReportDefinition {
	const definition = DEFINITIONS[ id ];
	if ( ! definition ) {
		throw new Error( `The report "${ id }" is not in ${ FILE }.` );
	}
	return definition;
}

/** The setting `reports`. */
export const REPORT_SETTINGS: ReportSetting[] = Object.values(
	DEFINITIONS
).map( ( { id, title, path: screen } ) => ( {
	id,
	title,
	path: screen,
	capability: 'view_woocommerce_reports',
} ) );

/** Loads the extensions of all reports; call it before using their cells. */
export const loadExtensions = () =>
	Promise.all( REPORT_IDS.map( loadExtension ) );

/** A report as the screens get it. */
export const getReport = ( id: string ): Report =>
	createReport( getDefinition( id ), getExtension );

/** The report and its variants. */
export const withVariants = ( report: Report ): Report[] => [
	report,
	...( report.variants ?? [] ).map( ( variant ) => ( {
		...report,
		...variant,
	} ) ),
];
