import type { ComponentType } from 'react';
import type { ScreenProps } from '../common/screen-props';
import type { Report } from './types';

/** A report in the registry: enough for menus, without its code. */
export interface ReportEntry {
	id: string;
	path: string;
	/** The capability that its screen requires. */
	capability: string;
	title: string;
	/** Loads the definition. */
	load: () => LoadedReport;
	loadScreen: () => Promise< { default: ComponentType< ScreenProps > } >;
}

export type LoadedReport = Promise< { default: Report } >;
