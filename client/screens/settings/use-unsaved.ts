import { useDispatch, useSelect } from '@wordpress/data';
import { settingsStore } from '@storedeck/data';

/** Whether anything of any group was edited and is not saved. */
export function useUnsaved() {
	const { clearSettings } = useDispatch( settingsStore );
	const isDirty = useSelect( ( select ) => {
		const store = select( settingsStore );
		return store
			.getSettingsGroupNames()
			.some( ( group ) => store.getIsDirty( group ) );
	}, [] );
	return {
		isDirty,
		/** Lets go of what is not saved; what is saved is read again. */
		discard: () => clearSettings(),
	};
}
