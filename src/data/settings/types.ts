import type { RequestError } from '../core';
import type { ResponseOf } from '../routes';

/** The settings of a group, by name. */
export type GroupSettings = Readonly< Record< string, unknown > >;

/** A setting in requests. */
export type SettingValue = Pick<
	ResponseOf< '/wc-analytics/settings/{group_id}' >,
	'id'
> & { value: unknown };

/** An entry of the response to saving: the setting, or its error. */
export interface SavedSetting extends Partial< SettingValue > {
	id: string;
	error?: RequestError;
}
