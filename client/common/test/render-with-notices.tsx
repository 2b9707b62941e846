import { render, screen } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import type { StoreDescriptor } from '@wordpress/data';
import { store as coreNoticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { createTestRegistry } from '@storedeck/data/testing';
import { store as noticesStore } from '@storedeck/notices';
import { SnackbarArea } from '../notices';

/**
 * Renders with stores that no other test uses, and with the snackbars of the
 * app.
 *
 * @param children The tested components.
 * @param stores   The stores that they use.
 */
export function renderWithNotices(
	children: ReactNode,
	...stores: StoreDescriptor[]
) {
	const registry = createTestRegistry(
		coreNoticesStore,
		noticesStore,
		...stores
	);
	return render(
		<RegistryProvider value={ registry }>
			{ children }
			<SnackbarArea />
		</RegistryProvider>
	);
}

/** The snackbars. */
export const getNotices = () =>
	screen.getByRole( 'region', { name: 'Notices' } );
