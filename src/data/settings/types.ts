import type { RequestError } from '../core';
import type { ResponseOf } from '../routes';

/** What a group of settings holds, by name. */
export type GroupSettings = Readonly< Record< string, unknown > >;

/** One setting, as the server takes it. */
export type SettingValue = Pick<
	ResponseOf< '/wc-analytics/settings/{group_id}' >,
	'id'
> & { value: unknown };

/** One entry of the answer to a saving: the setting, or why it was rejected. */
export interface SavedSetting extends Partial< SettingValue > {
	id: string;
	error?: RequestError;
}
