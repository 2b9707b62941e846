import type { ComponentType } from 'react';
import type { ScreenProps } from '../common/screen-props';
import type { Report } from './define-report';

/** A report in the registry: enough for menus, without its code. */
export interface ReportEntry {
	id: string;
	path: string;
	title: () => string;
	/** Loads the definition, which is a chunk of its own. */
	load: () => LoadedReport;
	loadScreen: () => Promise< { default: ComponentType< ScreenProps > } >;
}

export type LoadedReport = Promise< { default: Report } >;
