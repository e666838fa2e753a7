import { letteringContract } from './contract.ts';
import { installedLettering } from './node.ts';

letteringContract(installedLettering);
