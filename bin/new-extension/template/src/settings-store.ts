import { core } from '@storedeck/data';

export interface Settings {
	/** Orders per month. */
	goal: number;
}

const path = '/example-extension/v1/settings';

const settings = core.defineResource< [], Settings | undefined >( {
	name: 'getSettings',
	selectors: [ 'getSettings' ],
	defaultValue: undefined,
	request: () => ( { path } ),
	parse: ( body ) => core.requireObject( body ),
} );

const save = core.defineMutation( {
	name: 'saveSettings',
	request: ( values: Settings ) => ( { path, method: 'PUT', data: values } ),
	parse: ( body: Settings ) => core.requireObject( body ),
	// Shown at once, and undone if the request fails.
	optimistic: ( values ) => [ settings.receive( [], values ) ],
	commit: ( saved ) => [ settings.receive( [], saved ) ],
} );

/** The settings of includes/settings.php. */
export const settingsStore = core.createResourceStore( {
	name: 'example-extension/settings',
	resources: [ settings ],
	selectors: {
		getSettings: settings.getData,
		getSettingsError: settings.getError,
	},
	actions: { saveSettings: save.action },
} );

core.registerStore( settingsStore );
