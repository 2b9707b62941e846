import { requestList } from '@storedeck/api';
import {
	createResourceStore,
	defineResource,
	registerStore,
} from '@storedeck/data/core';

/** A theme of `/wp/v2/themes`. */
interface Theme {
	stylesheet: string;
	status: string;
	name: { raw: string };
}

const NONE: readonly Theme[] = [];

const themes = defineResource< [], readonly Theme[] >( {
	name: 'getThemes',
	defaultValue: NONE,
	load: ( { signal } ) =>
		requestList< Theme >( { path: '/wp/v2/themes', signal } ),
} );

/** The installed themes, `storedeck/themes`. */
export const themesStore = createResourceStore( {
	name: 'storedeck/themes',
	resources: [ themes ],
	selectors: { getThemes: themes.getData },
	actions: {},
} );

registerStore( themesStore );
