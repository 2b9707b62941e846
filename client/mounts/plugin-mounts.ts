import type { MountType } from '@storedeck/extend';
import {
	component,
	createRule,
	filledText,
	listOf,
	object,
} from '@storedeck/hooks';
import { applyContained } from '../extend/apply-contained';
import { MOUNTS } from './registry';

const LIST = listOf< MountType >(
	( mount, at ) =>
		object( { name: filledText, component } )( mount, at ) ??
		object( {
			name: createRule(
				'a name that no widget of Storedeck has',
				( name ) => ! Object.hasOwn( MOUNTS, String( name ) )
			),
		} )( mount, at ),
	'name'
);

/** The widgets that plugins add with `storedeck_mounts`. */
export const getPluginMounts = (): MountType[] =>
	applyContained( 'storedeck_mounts', [], LIST );
