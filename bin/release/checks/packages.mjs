import { buildPackages } from '../../build/packages/index.mjs';
import { publishPackages } from '../npm.mjs';

/**
 * Builds the npm packages and has npm check them as it does when they are published.
 *
 * @param {import('./index.mjs').Release} release
 * @return {Promise<string[]>} Problems.
 */
export const checkPackages = async ( { root } ) =>
	publishPackages( root, await buildPackages( root ), [ '--dry-run' ] );
