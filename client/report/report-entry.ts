import type { ComponentType } from 'react';
import type { ScreenProps } from '../common/screen-props';
import type { Report } from './define-report';

/** A report as the registry lists it: enough for menus, without its code. */
export interface ReportEntry {
	id: string;
	path: string;
	title: () => string;
	/** What it is: a chunk of its own. */
	load: () => LoadedReport;
	loadScreen: () => Promise< { default: ComponentType< ScreenProps > } >;
}

/** The module of a report. */
export type LoadedReport = Promise< { default: Report } >;
