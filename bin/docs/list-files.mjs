import path from 'node:path';
import { listFiles as listAll } from '../cms/files.mjs';

/** Folders without sources. */
const IGNORED = /\/(test|build|languages)$/;

/**
 * The source files of a folder, without tests.
 *
 * @param {string} root    The repository.
 * @param {string} folder  Below the repository.
 * @param {RegExp} pattern Of the names of files.
 * @return {string[]} Paths below the repository, in a fixed order.
 */
export const listFiles = ( root, folder, pattern ) =>
	listAll(
		root,
		( file, isFolder ) =>
			isFolder
				? ! IGNORED.test( file )
				: pattern.test( path.basename( file ) ),
		folder
	);
