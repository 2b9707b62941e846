import type { MountType } from '@storedeck/extend';
import { applyContained } from '../extend/apply-contained';

const isMountList = ( value: unknown ): value is MountType[] =>
	Array.isArray( value ) &&
	value.every(
		( mount ) =>
			typeof mount?.name === 'string' && Boolean( mount.component )
	);

/** The widgets that plugins add with `storedeck_mounts`. */
export const getPluginMounts = (): MountType[] =>
	applyContained( 'storedeck_mounts', [], isMountList );
