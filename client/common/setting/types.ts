export type {
	ControlProps,
	Option,
	OptionGroup,
	SettingConfig,
} from '@storedeck/extend';

/** Values of settings by name. */
export type Values = Readonly< Record< string, unknown > >;
