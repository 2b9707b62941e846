import type { ComponentType } from 'react';

/** Values of settings by their name. */
export type Values = Readonly< Record< string, unknown > >;

export interface Option {
	value: string;
	label: string;
}

/** Options that belong together. */
export interface OptionGroup {
	key: string;
	/** Not shown where there is none. */
	label?: string;
	options: readonly Option[];
}

/** What a plugin's own control is given. */
export interface ControlProps {
	value: unknown;
	onChange: ( value: unknown ) => void;
	/** The setting's label and help. */
	label: string;
	helpText?: string;
}

interface Common {
	label: string;
	helpText?: string;
	defaultValue: unknown;
}

/** One setting: what it is called and how it is chosen. */
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
