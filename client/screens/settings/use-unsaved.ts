import { useDispatch, useSelect } from '@wordpress/data';
import { settingsStore } from '@storedeck/data';

/** Whether any group has unsaved changes. */
export function useUnsaved() {
	const { clearSettings, invalidate } = useDispatch( settingsStore );
	const isDirty = useSelect( ( select ) => {
		const store = select( settingsStore );
		return store
			.getSettingsGroupNames()
			.some( ( group ) => store.getIsDirty( group ) );
	}, [] );
	return {
		isDirty,
		/** Discards unsaved changes. The saved values are requested again when they are shown. */
		discard: () => {
			clearSettings();
			invalidate();
		},
	};
}
