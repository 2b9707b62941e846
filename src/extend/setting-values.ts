import type { ComponentType } from 'react';

export interface Option {
	value: string;
	label: string;
}

export interface OptionGroup {
	key: string;
	/** Optional heading of the group. */
	label?: string;
	options: readonly Option[];
}

/** Props of a custom control added by a plugin. */
export interface ControlProps {
	value: unknown;
	onChange: ( value: unknown ) => void;
	label: string;
	helpText?: string;
}

interface Common {
	label: string;
	/** HTML. */
	helpText?: string;
	defaultValue?: unknown;
}

/** Label and control of a setting. */
export type SettingConfig = Common &
	(
		| { inputType: 'checkboxGroup'; options: readonly OptionGroup[] }
		| { inputType: 'select'; options: readonly Option[] }
		| { inputType: 'radio'; options: readonly Option[] }
		| {
				inputType:
					| 'checkbox'
					| 'text'
					| 'number'
					| 'password'
					| 'textarea';
		  }
		| { inputType: 'component'; component: ComponentType< ControlProps > }
	);

/** The stages of the import of earlier orders. */
export type ImportStage =
	| 'nothing'
	| 'ready'
	| 'initializing'
	| 'customers'
	| 'orders'
	| 'finalizing'
	| 'finished'
	| 'deleting'
	| 'error';
